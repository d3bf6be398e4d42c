import { useState } from 'react';
import { useSearchAddresses } from '../../../generated/hooks/member.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/lazy.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Props = { onFound: (address: string) => void };

export function AddressSearch({ onFound }: Props) {
  const { t } = useTranslation('member');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('addressSearch.open')}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('addressSearch.title')}
        closeLabel={t('addressSearch.close')}
      >
        <Search
          onFound={(address) => {
            setOpen(false);
            onFound(address);
          }}
        />
      </Sheet>
    </>
  );
}

const SHORTEST = 2;

function Search({ onFound }: Props) {
  const { t } = useTranslation('member');
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [short, setShort] = useState(false);
  const search = () => {
    const wanted = typed.trim();
    setShort(wanted.length < SHORTEST);
    if (wanted.length >= SHORTEST) setQuery(wanted);
  };
  return (
    <Stack gap={3}>
      <form
        noValidate
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals, so the event would also submit the outer form.
          event.stopPropagation();
          search();
        }}
      >
        <Stack gap={2}>
          <TextField
            label={t('addressSearch.query')}
            hint={t('addressSearch.hint')}
            value={typed}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            error={short ? t('addressSearch.short') : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="quiet" block>
            {t('addressSearch.submit')}
          </Button>
        </Stack>
      </form>
      {query && <Found key={query} query={query} onFound={onFound} />}
    </Stack>
  );
}

function Found({ query, onFound }: Props & { query: string }) {
  const { t } = useTranslation('member');
  const { data, error, refetch } = useSearchAddresses({ query });
  const [chosen, setChosen] = useState<string | null>(null);
  if (error) return <LoadProblem query={{ error, refetch }} />;
  if (!data) return <Skeleton lines={3} />;
  if (data.addresses.length === 0) return <p role="status">{t('addressSearch.none')}</p>;
  return (
    <Stack gap={2}>
      <p role="status">{t('addressSearch.found', { count: data.addresses.length })}</p>
      <RadioCards
        legend={t('addressSearch.results')}
        name="found_address"
        value={chosen}
        onChange={setChosen}
        options={data.addresses.map(({ address, lot_address, postal_code }) => ({
          value: address,
          label: address,
          hint: `${postal_code} · ${lot_address}`,
        }))}
      />
      {data.more && <p>{t('addressSearch.more')}</p>}
      {chosen && (
        <Button size="large" block onClick={() => onFound(chosen)}>
          {t('addressSearch.use')}
        </Button>
      )}
    </Stack>
  );
}
