import { z } from 'zod';
import { codeFlow, pkce, profileAt } from './code-flow.ts';
import type { SocialCredentials, SocialDeps } from './code-flow.ts';
import { birthdayOf, namesOf, phoneOf, present } from './profile.ts';
import type { SocialGateway, SocialIdentity } from './social.ts';

/** All fields except the id depend on the person's consent. */
const Profile = z.object({
  id: z.int().positive(),
  kakao_account: z
    .object({
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      name: z.string().optional(),
      phone_number: z.string().optional(),
      birthyear: z.string().optional(),
      birthday: z.string().optional(),
      birthday_type: z.string().optional(),
      gender: z.string().optional(),
    })
    .optional(),
});

export type KakaoConfig = SocialCredentials & { authBase: string; apiBase: string };

/**
 * Creates a gateway for Kakao login (REST API) with PKCE. It sends no scope, because the consent items are configured
 * at Kakao.
 */
export function createKakaoGateway(config: KakaoConfig, deps: SocialDeps): SocialGateway {
  const metadata = {
    issuer: config.authBase,
    authorization_endpoint: `${config.authBase}/oauth/authorize`,
    token_endpoint: `${config.authBase}/oauth/token`,
  };
  return codeFlow(
    {
      provider: 'kakao',
      credentials: config,
      metadata: async () => metadata,
      parameters: pkce,
      checks: ({ codeVerifier }) => ({ pkceCodeVerifier: codeVerifier }),
      profile: async (flow, tokens) =>
        identityOf(Profile.parse(await profileAt(flow, tokens.access_token, `${config.apiBase}/v2/user/me`))),
    },
    deps,
  );
}

function identityOf({ id, kakao_account: account = {} }: z.infer<typeof Profile>): SocialIdentity {
  const email = account.is_email_valid === false ? undefined : account.email;
  const solar = account.birthday_type !== 'LUNAR';
  return {
    provider: 'kakao',
    subject: String(id),
    email_verified: Boolean(email) && account.is_email_verified === true,
    ...present({
      email,
      user_name: account.name,
      ...namesOf(account.name),
      phone_number: phoneOf(account.phone_number),
      birthday: solar ? birthdayOf(account.birthyear, account.birthday) : undefined,
      gender: account.gender === 'male' || account.gender === 'female' ? account.gender : undefined,
    }),
  };
}
