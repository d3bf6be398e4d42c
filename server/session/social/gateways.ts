import type { SocialDeps } from './code-flow.ts';
import { createGoogleGateway } from './google.ts';
import type { GoogleConfig } from './google.ts';
import { createKakaoGateway } from './kakao.ts';
import type { KakaoConfig } from './kakao.ts';
import { createNaverGateway } from './naver.ts';
import type { NaverConfig } from './naver.ts';
import type { Socials } from './social.ts';

type SocialConfig = {
  kakao: KakaoConfig | undefined;
  google: GoogleConfig | undefined;
  naver: NaverConfig | undefined;
};

export function createSocialGateways({ kakao, google, naver }: SocialConfig, deps: SocialDeps): Socials {
  return {
    ...(kakao && { kakao: createKakaoGateway(kakao, deps) }),
    ...(google && { google: createGoogleGateway(google, deps) }),
    ...(naver && { naver: createNaverGateway(naver, deps) }),
  };
}
