import { useEffect, useState } from 'react';
import { writeChoices } from '../choices.ts';
import type { PanelData } from '../stories.ts';
import { Calls } from './calls.tsx';
import { useChoices } from './use-choices.ts';

export function Panel({ data }: { data: PanelData }) {
  const [open, setOpen] = useState(false);
  const { choices, choose, clear, read } = useChoices();
  const chosen = writeChoices(choices);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyM') return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  // A mock provider page may have changed the cookie while the panel was closed.
  useEffect(() => {
    if (open) read();
    // oxlint-disable-next-line react/exhaustive-deps -- each render creates a new `read` that does the same
  }, [open]);

  return (
    <>
      <button
        type="button"
        className="handle"
        aria-expanded={open}
        aria-label="Open the mock panel"
        title="Alt+M"
        data-chosen={chosen !== '' || undefined}
        onClick={() => setOpen(!open)}
      >
        mock
      </button>
      {open && (
        <aside className="panel" aria-label="Mock responses">
          <header>
            <strong>Mock responses</strong>
            <button type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </header>
          <section className="chosen">
            <code>{chosen ? `?mock=${chosen}` : 'All responses are defaults.'}</code>
            {chosen && (
              <div className="row">
                <button type="button" onClick={() => void navigator.clipboard.writeText(addressWith(chosen))}>
                  Copy address
                </button>
                <button type="button" onClick={clear}>
                  Reset all
                </button>
              </div>
            )}
            <button type="button" onClick={() => location.reload()}>
              Reload page
            </button>
          </section>
          <All fate={choices['*']?.fate} delayMs={choices['*']?.delayMs} choose={choose} />
          <section>
            <h2>Log in as</h2>
            <div className="row">
              {data.personas.map((persona) => (
                <a key={persona} href={addressOf({ persona })}>
                  {persona}
                </a>
              ))}
            </div>
          </section>
          <Stories stories={data.stories} />
          <Calls operations={data.operations} choices={choices} choose={choose} />
        </aside>
      )}
    </>
  );
}

type Choose = ReturnType<typeof useChoices>['choose'];
type AllProps = { fate: 'never' | 'offline' | undefined; delayMs: number | undefined; choose: Choose };

function All({ fate, delayMs, choose }: AllProps) {
  return (
    <section>
      <h2>All calls</h2>
      <div className="row">
        {(['offline', 'never'] as const).map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              checked={fate === each}
              onChange={({ target }) => choose('*', { fate: target.checked ? each : undefined })}
            />
            {each === 'offline' ? 'no connection' : 'no response'}
          </label>
        ))}
        <label>
          delay
          <input
            type="number"
            min="0"
            step="500"
            value={delayMs ?? 0}
            onChange={({ target }) => choose('*', { delayMs: Number(target.value) || undefined })}
          />
          ms
        </label>
      </div>
    </section>
  );
}

function Stories({ stories }: Pick<PanelData, 'stories'>) {
  const places = [...new Set(stories.map(({ at }) => at))];
  return (
    <section>
      <h2>Stories</h2>
      {places.map((place) => (
        <details key={place}>
          <summary>{place}</summary>
          <p>{stories.find(({ at }) => at === place)?.walk}</p>
          <ul>
            {stories
              .filter(({ at }) => at === place)
              .map(({ name, says }) => (
                <li key={name}>
                  <a href={`/?scenario=${name}`}>{name}</a> {says}
                </li>
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function addressOf(choice: Record<string, string>): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(choice)) query.set(name, value);
  return `${location.pathname}?${query}`;
}

function addressWith(chosen: string): string {
  const query = location.search ? `${location.search}&` : '?';
  return `${location.origin}${location.pathname}${query}mock=${chosen}`;
}
