import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { getListContractsQueryKey, useAddSubMember, useSwitchSubMember } from '../../generated/hooks/presale.ts';
import type { Contract, SubMember } from '../../generated/types.ts';
import { problemOf } from '../platform/api/api.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { ProblemNotice } from '../platform/api/problems.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import styles from './contracts.module.css';

export function SubMembers({ contract }: { contract: Contract }) {
  const { t } = useTranslation('member');
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: getListContractsQueryKey() });
  const { contract_number: contractNumber, sub_members } = contract;
  const [pressed, setPressed] = useState<{ sub: SubMember; active: boolean } | null>(null);
  const toggle = useSwitchSubMember({
    mutation: {
      onSuccess: async (_, { data: { active } }) => {
        toast.good(t(active ? 'contracts.on' : 'contracts.off', { name: pressed?.sub.user_name }));
        await again();
      },
      onError: () => void again(),
      onSettled: () => setPressed(null),
    },
  });
  const set = (sub: SubMember, active: boolean) => {
    setPressed({ sub, active });
    toggle.mutate({ contractNumber, subMemberId: sub.sub_member_id, data: { active } });
  };
  const isOn = ({ sub_member_id, active }: SubMember) =>
    pressed?.sub.sub_member_id === sub_member_id ? pressed.active : active;
  return (
    <div className={styles.subs}>
      <Stack gap={1}>
        <h3 className={styles.heading}>{t('contracts.subs')}</h3>
        {sub_members.length > 0 && <p className={styles.quiet}>{t('contracts.subsLead')}</p>}
        <ul className={styles.members}>
          {sub_members.map((sub) => (
            <li key={sub.sub_member_id}>
              <Switch
                label={sub.user_name}
                state={t(isOn(sub) ? 'contracts.isOn' : 'contracts.isOff')}
                checked={isOn(sub)}
                disabled={pressed !== null}
                onChange={({ target }) => set(sub, target.checked)}
              />
            </li>
          ))}
        </ul>
        {toggle.error && <ProblemNotice problem={problemOf(toggle.error)} attempt="change" />}
      </Stack>
      <AddSubMember contractNumber={contractNumber} onAdded={again} />
    </div>
  );
}

function AddSubMember({ contractNumber, onAdded }: { contractNumber: string; onAdded: () => Promise<void> }) {
  const { t } = useTranslation('member');
  const id = useId();
  const add = useAddSubMember();
  const [typed, setTyped] = useState({ login_id: '', user_name: '' });
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const data = { login_id: typed.login_id.trim(), user_name: typed.user_name.trim() };
    setMissing(!data.login_id || !data.user_name);
    if (!data.login_id || !data.user_name) return;
    add.mutate(
      { contractNumber, data },
      {
        onSuccess: () => {
          setTyped({ login_id: '', user_name: '' });
          toast.good(t('contracts.added'));
          void onAdded();
        },
      },
    );
  };
  const field = (name: keyof typeof typed, label: string) => (
    <TextField
      label={t(label)}
      value={typed[name]}
      autoComplete="off"
      maxLength={name === 'login_id' ? 20 : 100}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <form noValidate onSubmit={submit} className={styles.add} aria-labelledby={id}>
      <h3 id={id} className={styles.addTitle}>
        {t('contracts.addTitle')}
      </h3>
      {field('login_id', 'contracts.loginId')}
      {field('user_name', 'contracts.name')}
      <Button type="submit" variant="quiet" busy={add.isPending}>
        {t('contracts.add')}
      </Button>
      {missing && (
        <p role="alert" className={styles.whole}>
          {t('contracts.missing')}
        </p>
      )}
      {add.error && (
        <div className={styles.whole}>
          <ProblemNotice problem={problemOf(add.error)} attempt="change" />
        </div>
      )}
    </form>
  );
}
