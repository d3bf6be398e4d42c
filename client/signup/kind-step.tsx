import { useState } from 'react';
import type { MemberType } from '../../generated/types.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type Props = {
  kinds: readonly MemberType[];
  chosen: MemberType | null;
  onChoose: (kind: MemberType) => void;
};

export function KindStep({ kinds, chosen, onChoose }: Props) {
  const { t } = useTranslation('signup');
  const [kind, setKind] = useState<MemberType | null>(chosen ?? (kinds.length === 1 ? (kinds[0] ?? null) : null));
  const [missed, setMissed] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (kind) onChoose(kind);
        else setMissed(true);
      }}
    >
      <Stack gap={3}>
        <RadioCards
          legend={<VisuallyHidden>{t('kind.legend')}</VisuallyHidden>}
          name="member_type"
          value={kind}
          onChange={(value) => setKind(value as MemberType)}
          error={missed && !kind ? t('kind.missing') : undefined}
          options={kinds.map((value) => ({
            value,
            label: t(`session:memberTypes.${value}`),
            hint: t(`kinds.${value}.hint`),
          }))}
        />
        <Button type="submit" size="large" block>
          {t('next')}
        </Button>
      </Stack>
    </form>
  );
}
