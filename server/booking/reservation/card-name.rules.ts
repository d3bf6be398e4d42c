import type { Language } from '../../platform/values/language.ts';

/** English names of card companies, keyed by the part of the Korean name that all payment providers share. */
const ENGLISH: Readonly<Record<string, string>> = {
  비씨: 'BC Card',
  국민: 'KB Kookmin Card',
  하나: 'Hana Card',
  외환: 'Hana Card',
  삼성: 'Samsung Card',
  신한: 'Shinhan Card',
  현대: 'Hyundai Card',
  롯데: 'Lotte Card',
  씨티: 'Citi Card',
  농협: 'NH NongHyup Card',
  채움: 'NH NongHyup Card',
  수협: 'Suhyup Bank Card',
  신협: 'Shinhyup Card',
  우리: 'Woori Card',
  광주: 'Kwangju Bank Card',
  전북: 'Jeonbuk Bank Card',
  제주: 'Jeju Bank Card',
  우체국: 'Korea Post Card',
  새마을: 'MG Saemaul Card',
  저축: 'Savings Bank Card',
  카카오: 'KakaoBank Card',
  케이뱅크: 'K bank Card',
  토스: 'Toss Bank Card',
  비자: 'Visa',
  마스터: 'Mastercard',
  다이너스: 'Diners Club',
  아멕스: 'American Express',
  은련: 'UnionPay',
};

const HANGUL = /\p{Script=Hangul}/u;

/**
 * Returns a card company's name in the guest's language. Returns null if the English name of a Korean company is
 * unknown, so that the guest sees only the masked card number.
 */
export function cardNameIn(name: string | null, language: Language): string | null {
  if (name === null || language === 'ko' || !HANGUL.test(name)) return name;
  const known = Object.entries(ENGLISH).find(([part]) => name.includes(part));
  return known ? known[1] : null;
}
