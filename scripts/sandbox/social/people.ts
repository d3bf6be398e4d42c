/** A person who can log in with the simulated Kakao, Google or Naver. All people and numbers are invented. */
export type Person = {
  id: string;
  label: string;
  name: string;
  family_name: string;
  given_name: string;
  email?: string;
  email_verified: boolean;
  /** Digits only, in Korean domestic format. */
  phone?: string;
  birthday?: `${number}-${string}-${string}`;
  gender?: 'male' | 'female';
};

export const PEOPLE: readonly Person[] = [
  {
    id: '4200000142',
    label: '김민서',
    name: '김민서',
    family_name: '김',
    given_name: '민서',
    email: 'minseo@guest.example',
    email_verified: true,
    phone: '01055500142',
    birthday: '1994-03-08',
    gender: 'female',
  },
  {
    id: '4200000277',
    label: '이도윤',
    name: '이도윤',
    family_name: '이',
    given_name: '도윤',
    email: 'doyun@guest.example',
    email_verified: true,
    phone: '01055500277',
    birthday: '1988-11-21',
    gender: 'male',
  },
  {
    id: '4200000391',
    label: '박하린 (no e-mail)',
    name: '박하린',
    family_name: '박',
    given_name: '하린',
    email_verified: false,
    phone: '01055500391',
    birthday: '2001-07-15',
    gender: 'female',
  },
  {
    id: '4200000468',
    label: '최지우 (under 14)',
    name: '최지우',
    family_name: '최',
    given_name: '지우',
    email: 'jiwoo@guest.example',
    email_verified: true,
    phone: '01055500468',
    birthday: '2018-05-05',
    gender: 'female',
  },
  {
    id: '4200000585',
    label: 'Alex Morgan (e-mail not verified, no phone)',
    name: 'Alex Morgan',
    family_name: 'Morgan',
    given_name: 'Alex',
    email: 'alex@guest.example',
    email_verified: false,
  },
];

/** The possible outcomes after the person agrees. The first entry is the default. */
export const TURNS = [
  {
    id: 'works',
    title: 'Everything works',
    happens: 'The code is valid for one token, and the token for the profile.',
  },
  { id: 'down', title: 'The provider is down', happens: 'The token call returns 503.' },
  { id: 'slow', title: 'The provider never answers', happens: 'The token call gets no response.' },
  { id: 'unreadable', title: 'Half a response', happens: 'The token call returns half a JSON document.' },
  { id: 'profile_refused', title: 'No profile', happens: 'The token is valid, but the profile call returns 401.' },
  {
    id: 'wrong_nonce',
    title: 'ID token: wrong nonce',
    happens: 'Google only: the ID token belongs to another attempt.',
  },
  {
    id: 'wrong_audience',
    title: 'ID token: other client',
    happens: 'Google only: the ID token was made for another client.',
  },
  { id: 'other_issuer', title: 'ID token: other issuer', happens: 'Google only: the ID token names another issuer.' },
  { id: 'expired', title: 'ID token: expired', happens: 'Google only: the ID token expired an hour ago.' },
] as const;

export type Turn = (typeof TURNS)[number]['id'];

export const ID_TOKEN_TURNS: readonly Turn[] = ['wrong_nonce', 'wrong_audience', 'other_issuer', 'expired'];

export type Choice = { person: Person; withEmail: boolean; turn: Turn };

/**
 * Returns the choice in the submitted form, or null if the person refused. Throws if the consent page does not offer
 * the choice.
 */
export function choiceOf(form: URLSearchParams): Choice | null {
  const action = form.get('action');
  if (action === 'refuse') return null;
  const person = PEOPLE.find(({ id }) => id === form.get('person'));
  const turn = TURNS.find(({ id }) => id === (form.get('turn') ?? 'works'));
  if (!person || !turn || (action !== 'agree' && action !== 'agree_without_email'))
    throw new Error('the consent page does not offer this choice');
  return { person, turn: turn.id, withEmail: action === 'agree' };
}

export function emailOf({ person, withEmail }: Choice): string | undefined {
  return withEmail ? person.email : undefined;
}

/** Renders the tables of people and outcomes for README.md. A test checks that README.md contains them. */
export function socialTables(): string {
  const people = PEOPLE.map(
    ({ label, email, phone, birthday }) => `| ${label} | ${email ?? '—'} | ${phone ?? '—'} | ${birthday ?? '—'} |`,
  );
  const turns = TURNS.map(({ id, title, happens }) => `| \`${id}\` | ${title} | ${happens} |`);
  return [
    '| person | e-mail | phone | birthday |',
    '|---|---|---|---|',
    ...people,
    '',
    '| id | then | what happens |',
    '|---|---|---|',
    ...turns,
  ].join('\n');
}
