import { SocialConnect } from './social-connect.tsx';

export default function NaverConnectScreen() {
  return <SocialConnect provider="naver" />;
}
