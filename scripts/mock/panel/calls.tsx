import { useState } from 'react';
import type { Choice, Choices } from '../choices.ts';
import type { PanelData } from '../stories.ts';

type Operation = PanelData['operations'][number];
type Props = {
  operations: Operation[];
  choices: Choices;
  choose: (operation: string, change: Partial<Choice>) => void;
};

export function Calls({ operations, choices, choose }: Props) {
  const [filter, setFilter] = useState('');
  const query = filter.toLowerCase();
  const found = operations.filter(({ id, answers }) =>
    [id, ...answers.flatMap(({ name, code }) => [name, code ?? ''])].some((each) => each.toLowerCase().includes(query)),
  );
  const areas = [...new Set(found.map(({ area }) => area))];
  return (
    <section>
      <h2>Calls</h2>
      <input
        type="search"
        placeholder="Operation, example or code"
        aria-label="Find calls"
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {areas.map((area) => (
        <fieldset key={area}>
          <legend>{area}</legend>
          {found
            .filter((each) => each.area === area)
            .map((operation) => (
              <Call
                key={operation.id}
                operation={operation}
                choice={choices[operation.id] ?? {}}
                onChoose={(change) => choose(operation.id, change)}
              />
            ))}
        </fieldset>
      ))}
    </section>
  );
}

type CallProps = { operation: Operation; choice: Choice; onChoose: (change: Partial<Choice>) => void };

function Call({ operation: { id, summary, answers }, choice, onChoose }: CallProps) {
  const value = choice.fate ?? (choice.example ? `${choice.status}/${choice.example}` : '');
  const take = (chosen: string) => {
    const [status, example] = chosen.split('/');
    const isFate = chosen === 'never' || chosen === 'offline';
    onChoose({
      fate: isFate ? chosen : undefined,
      status: example ? Number(status) : undefined,
      example: example || undefined,
    });
  };
  return (
    <div className="call" data-chosen={value !== '' || choice.delayMs !== undefined || undefined}>
      <label title={summary}>
        {id}
        <select value={value} onChange={({ target }) => take(target.value)}>
          <option value="">default</option>
          {answers.map(({ status, name, code }) => (
            <option key={`${status}/${name}`} value={`${status}/${name}`}>
              {status} {name}
              {code && code !== 'ok' ? ` (${code})` : ''}
            </option>
          ))}
          <option value="never">no response</option>
          <option value="offline">no connection</option>
        </select>
      </label>
      <input
        type="number"
        min="0"
        step="500"
        aria-label={`Delay of ${id} in milliseconds`}
        placeholder="ms"
        value={choice.delayMs ?? ''}
        onChange={({ target }) => onChoose({ delayMs: Number(target.value) || undefined })}
      />
    </div>
  );
}
