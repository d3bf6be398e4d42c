import type { OutgoingMessage } from '../platform/messages/outgoing.ts';
import type { Language } from '../platform/values/language.ts';

/** Short: an SMS that fits one part in most scripts. The code comes first, where phones find it; nothing else is asked for. */
const CODE: Record<Language, (code: string, sender: string) => string> = {
  ko: (code, sender) => `[${sender}] 인증번호 ${code}. 3분 안에 입력해 주세요. 다른 사람에게 알려주지 마세요.`,
  en: (code, sender) => `[${sender}] Your code is ${code}. It is good for 3 minutes. Do not share it.`,
  ja: (code, sender) => `[${sender}] 認証番号 ${code}(3分間有効)。他の人に教えないでください。`,
  'zh-CN': (code, sender) => `[${sender}] 验证码 ${code},3分钟内有效。请勿告诉他人。`,
  'zh-TW': (code, sender) => `[${sender}] 驗證碼 ${code},3分鐘內有效。請勿告訴他人。`,
  es: (code, sender) => `[${sender}] Su código es ${code}. Vale 3 minutos. No lo comparta.`,
  pt: (code, sender) => `[${sender}] O seu código é ${code}. É válido por 3 minutos. Não o partilhe.`,
  vi: (code, sender) => `[${sender}] Mã của bạn là ${code}, có hiệu lực 3 phút. Không chia sẻ mã này.`,
  th: (code, sender) => `[${sender}] รหัสของคุณคือ ${code} ใช้ได้ 3 นาที อย่าบอกผู้อื่น`,
  mn: (code, sender) => `[${sender}] Таны код ${code}. 3 минут хүчинтэй. Бусдад бүү хэлээрэй.`,
};

const SUBJECT: Record<Language, (sender: string) => string> = {
  ko: (sender) => `[${sender}] 인증번호`,
  en: (sender) => `[${sender}] Your verification code`,
  ja: (sender) => `[${sender}] 認証番号`,
  'zh-CN': (sender) => `[${sender}] 验证码`,
  'zh-TW': (sender) => `[${sender}] 驗證碼`,
  es: (sender) => `[${sender}] Su código de verificación`,
  pt: (sender) => `[${sender}] O seu código de verificação`,
  vi: (sender) => `[${sender}] Mã xác minh của bạn`,
  th: (sender) => `[${sender}] รหัสยืนยันของคุณ`,
  mn: (sender) => `[${sender}] Таны баталгаажуулах код`,
};

/** The message that brings a code. `sender`: the company's name in that language. */
export function codeMessage(
  language: Language,
  { channel, to, code, sender }: { channel: 'SMS' | 'EMAIL'; to: string; code: string; sender: string },
): OutgoingMessage {
  const text = CODE[language](code, sender);
  return channel === 'SMS' ? { channel, to, text } : { channel, to, subject: SUBJECT[language](sender), text };
}
