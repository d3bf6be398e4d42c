import { google } from '../google/google.ts';
import { Holds } from '../holds.ts';
import { kakao } from '../kakao/kakao.ts';
import { listen, openOrigin } from '../listen.ts';
import { naver } from '../naver/naver.ts';

export type SocialName = 'kakao' | 'google' | 'naver';

type Options = {
  clientId: string;
  clientSecret: string;
  /** Origins of the product's site. Logins may redirect only to `/<provider>/connect` on one of them. */
  sites: readonly string[];
  ports: Partial<Record<SocialName, number>>;
  clock: () => Date;
};

export async function socialStandIns({ clientId, clientSecret, sites, ports, clock }: Options) {
  const holds = { kakao: new Holds(clock), google: new Holds(clock), naver: new Holds(clock) };
  const standIn = (name: SocialName) => ({
    clientId,
    clientSecret,
    redirectUris: sites.map((site) => `${site}/${name}/connect`),
    holds: holds[name],
    clock,
  });
  const origins = {
    kakao: await listen(kakao(standIn('kakao')), ports.kakao),
    google: await openOrigin(ports.google),
    naver: await listen(naver(standIn('naver')), ports.naver),
  };
  origins.google.answer(await google(origins.google.address, standIn('google')));
  return {
    addresses: { kakao: origins.kakao.address, google: origins.google.address, naver: origins.naver.address },
    /** Resolves as soon as a token request to this provider is held back (the outcome "The provider never answers"). */
    whenHeld: (name: SocialName) => holds[name].whenHeld('slow'),
    async close() {
      await Promise.all(Object.values(origins).map((origin) => origin.close()));
    },
  };
}
