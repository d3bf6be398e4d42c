import { SocialConnect } from './social-connect.tsx';

export default function GoogleConnectScreen() {
  return <SocialConnect provider="google" />;
}
