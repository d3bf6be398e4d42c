import { z } from 'zod';
import { codeFlow, profileAt } from './code-flow.ts';
import type { SocialCredentials, SocialDeps } from './code-flow.ts';
import { birthdayOf, namesOf, phoneOf, present } from './profile.ts';
import type { SocialGateway, SocialIdentity } from './social.ts';

/** All fields except the id depend on the person's consent. */
const Profile = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().min(1).max(64),
    name: z.string().optional(),
    email: z.string().optional(),
    mobile: z.string().optional(),
    birthyear: z.string().optional(),
    birthday: z.string().optional(),
    gender: z.string().optional(),
  }),
});

const GENDERS: Record<string, 'male' | 'female'> = { F: 'female', M: 'male' };

export type NaverConfig = SocialCredentials & { authBase: string; apiBase: string };

/**
 * Creates a gateway for Naver login. Naver doesn't document PKCE. Instead, the code is bound to the client secret and
 * the state, which the token request includes. Email addresses are treated as unverified.
 */
export function createNaverGateway(config: NaverConfig, deps: SocialDeps): SocialGateway {
  const metadata = {
    issuer: config.authBase,
    authorization_endpoint: `${config.authBase}/oauth2.0/authorize`,
    token_endpoint: `${config.authBase}/oauth2.0/token`,
  };
  return codeFlow(
    {
      provider: 'naver',
      credentials: config,
      metadata: async () => metadata,
      parameters: async () => ({}),
      checks: () => ({}),
      tokenParameters: ({ state }) => ({ state }),
      profile: async (flow, tokens) =>
        identityOf(Profile.parse(await profileAt(flow, tokens.access_token, `${config.apiBase}/v1/nid/me`))),
    },
    deps,
  );
}

function identityOf({ response: person }: z.infer<typeof Profile>): SocialIdentity {
  return {
    provider: 'naver',
    subject: person.id,
    email_verified: false,
    ...present({
      email: person.email,
      user_name: person.name,
      ...namesOf(person.name),
      phone_number: phoneOf(person.mobile),
      birthday: birthdayOf(person.birthyear, person.birthday),
      gender: GENDERS[person.gender ?? ''],
    }),
  };
}
