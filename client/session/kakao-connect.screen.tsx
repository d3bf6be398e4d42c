import { SocialConnect } from './social-connect.tsx';

export default function KakaoConnectScreen() {
  return <SocialConnect provider="kakao" />;
}
