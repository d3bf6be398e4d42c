import * as client from 'openid-client';
import { z } from 'zod';
import { codeFlow, pkce } from './code-flow.ts';
import type { SocialCredentials, SocialDeps } from './code-flow.ts';
import { present } from './profile.ts';
import type { SocialGateway, SocialIdentity } from './social.ts';

const Profile = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

export type GoogleConfig = SocialCredentials & { issuer: string };

/**
 * Creates a gateway for Google as an OpenID provider, with discovery, PKCE, and checks of the ID token's iss, aud, exp
 * and nonce.
 */
export function createGoogleGateway(config: GoogleConfig, deps: SocialDeps): SocialGateway {
  let known: client.ServerMetadata | undefined;
  return codeFlow(
    {
      provider: 'google',
      credentials: config,
      async metadata(fetch) {
        known ??= await discover(config, fetch);
        return known;
      },
      parameters: async (attempt) => ({
        scope: 'openid email profile',
        nonce: attempt.nonce,
        ...(await pkce(attempt)),
      }),
      checks: ({ codeVerifier, nonce }) => ({
        pkceCodeVerifier: codeVerifier,
        expectedNonce: nonce,
      }),
      async profile(flow, tokens) {
        const subject = tokens.claims()?.sub ?? '';
        return identityOf(Profile.parse(await client.fetchUserInfo(flow, tokens.access_token, subject)));
      },
    },
    deps,
  );
}

/**
 * Fetches Google's metadata. Doesn't require `iss` in the callback: each provider has a separate redirect URL, so their
 * responses can't be mixed up.
 */
async function discover({ issuer, clientId }: GoogleConfig, fetch: client.CustomFetch): Promise<client.ServerMetadata> {
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
    execute,
    [client.customFetch]: fetch,
  });
  const { supportsPKCE: _, ...metadata } = found.serverMetadata();
  return { ...metadata, authorization_response_iss_parameter_supported: false };
}

function identityOf(person: z.infer<typeof Profile>): SocialIdentity {
  return {
    provider: 'google',
    subject: person.sub,
    email_verified: Boolean(person.email) && person.email_verified === true,
    ...present({
      email: person.email,
      user_name: person.name,
      last_name: person.family_name,
      first_name: person.given_name,
    }),
  };
}
