import type { BundleTerms, LocalizedText } from '../../generated/types.ts';
import { cancellationEn, cancellationKo } from './terms-cancellation.ts';
import { inTwoLanguages, t } from './text.ts';

export type TermsFacts = {
  name: { ko: string; en: string };
  tel: string;
  email: string;
  checkin: string;
  checkout: string;
  payment: { ko: string; en: string };
  /** Highest age in months at which a guest counts as an infant. */
  infantMonths?: number;
};

export const PAYMENT_TERMS = {
  PREPAY: inTwoLanguages(
    '예약은 카드 결제가 승인되는 즉시 확정됩니다.',
    'A booking is confirmed the moment the card payment is approved.',
  ),
  GUARANTEE: inTwoLanguages(
    '예약은 카드를 보증으로 등록하면 확정되며, 요금은 호텔에서 결제합니다.',
    'A booking is confirmed once a card is left as a guarantee; the stay is paid for at the hotel.',
  ),
  FREE_HOLD: inTwoLanguages(
    '예약은 결제 없이 보내 드린 인증번호로 확정되며, 요금은 체크인할 때 호텔에서 결제합니다.',
    'A booking is confirmed without payment, by a code that is sent to the guest; the stay is paid for at check-in.',
  ),
} as const satisfies Record<string, LocalizedText>;

export function membershipTerms(name: { ko: string; en: string }): BundleTerms {
  return {
    termsType: 'MEMBERSHIP',
    title: t('멤버십 약관', 'Terms of membership'),
    content: inTwoLanguages(membershipKo(name), membershipEn(name)),
    required: true,
  };
}

export function demoTerms(facts: TermsFacts): BundleTerms[] {
  return [
    {
      termsType: 'PRIVACY',
      title: t('개인정보 수집 및 이용 동의', 'How we use your personal data'),
      content: inTwoLanguages(privacyKo(facts), privacyEn(facts)),
      required: true,
    },
    {
      termsType: 'TERMS',
      title: t('숙박 이용 약관', 'Terms of stay'),
      content: inTwoLanguages(termsKo(facts), termsEn(facts)),
      required: true,
    },
    {
      termsType: 'MARKETING',
      title: t('마케팅 정보 수신 동의', 'News and offers'),
      content: inTwoLanguages(marketingKo(facts), marketingEn(facts)),
      required: false,
    },
    {
      termsType: 'CANCAL',
      title: t('취소 및 환불 규정', 'Cancellation and refunds'),
      content: inTwoLanguages(cancellationKo(), cancellationEn()),
      required: false,
    },
  ];
}

function membershipKo(name: { ko: string }) {
  return `
<h3>제1조 가입</h3>
<p>${name.ko} 멤버십은 만 14세 이상이면 가입하실 수 있으며, 만 14세 미만은 보호자의 동의가 필요합니다. 한 분이 하나의 계정만 사용하실 수 있습니다.</p>
<h3>제2조 등급과 혜택</h3>
<p>등급은 최근 12개월의 숙박 실적에 따라 매월 1일에 산정합니다. 혜택은 예약할 때 선택하신 객실에 1회 사용하실 수 있습니다.</p>
<h3>제3조 포인트</h3>
<p>포인트는 체크아웃 다음 날 적립되며, 적립일부터 2년간 사용하실 수 있습니다. 포인트는 현금으로 교환하거나 타인에게 양도할 수 없습니다.</p>
<h3>제4조 탈퇴</h3>
<p>언제든지 탈퇴하실 수 있습니다. 탈퇴하시면 포인트와 개인정보는 즉시 삭제되며, 30일 후에 다시 가입하실 수 있습니다.</p>`;
}

function membershipEn(name: { en: string }) {
  return `
<h3>1. Joining</h3>
<p>From the age of 14 you may join the ${name.en} membership by yourself; younger guests need the consent of a guardian. One person holds one account.</p>
<h3>2. Tiers and benefits</h3>
<p>Your tier follows from the nights of the past 12 months and is set anew on the first of each month. A benefit can be used once, for the room you choose it for.</p>
<h3>3. Points</h3>
<p>Points are credited the day after you leave and can be used for two years. They cannot be paid out or passed on.</p>
<h3>4. Leaving</h3>
<p>You may leave at any time. Your points and personal data are then deleted at once, and you may join again after 30 days.</p>`;
}

function privacyKo({ name, tel, email }: TermsFacts) {
  return `
<p>${name.ko}에서는 예약과 숙박 이용에 꼭 필요한 개인정보만 수집합니다.</p>
<table>
<thead><tr><th scope="col">목적</th><th scope="col">항목</th><th scope="col">보관 기간</th></tr></thead>
<tbody>
<tr><td>예약 확인, 체크인, 연락</td><td>이름, 휴대전화 번호, 이메일, 요청 사항</td><td>이용 종료 후 5년(전자상거래법에 따른 계약 기록)</td></tr>
<tr><td>결제와 환불</td><td>거래 번호, 금액, 승인 일시. 카드 번호는 카드사와 결제대행사에서만 처리합니다.</td><td>5년(전자상거래법에 따른 대금 결제 기록)</td></tr>
<tr><td>불만 사항 처리</td><td>이름, 연락처, 문의 내용</td><td>3년(전자상거래법에 따른 분쟁 처리 기록)</td></tr>
</tbody>
</table>
<h3>개인정보 처리 위탁</h3>
<p>카드 결제는 결제대행사에, 예약 안내 발송은 문자·이메일 발송 대행사에 위탁합니다. 수탁사는 위탁받은 업무 외의 목적으로 개인정보를 이용할 수 없습니다.</p>
<h3>동의를 거부할 권리</h3>
<p>동의를 거부하실 수 있습니다. 다만 예약에 꼭 필요한 정보이므로 동의하지 않으시면 온라인 예약을 이용하실 수 없습니다. 개인정보의 열람, 정정, 삭제를 원하시면 ${tel} 또는 ${email}로 연락해 주세요.</p>`;
}

function privacyEn({ name, tel, email }: TermsFacts) {
  return `
<p>${name.en} collects only what it needs to take your booking and to welcome you.</p>
<table>
<thead><tr><th scope="col">Why</th><th scope="col">What</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>To confirm the booking, check you in and reach you</td><td>Name, mobile number, email, requests</td><td>5 years after the stay (contract records under the e-commerce act)</td></tr>
<tr><td>Payment and refunds</td><td>Transaction number, amount, time of approval. Card numbers are handled by the card company and the payment provider alone.</td><td>5 years (payment records under the same act)</td></tr>
<tr><td>To settle complaints</td><td>Name, contact, what you wrote to us</td><td>3 years (complaint records under the same act)</td></tr>
</tbody>
</table>
<h3>Who works for us</h3>
<p>Card payments are carried out by a payment provider, confirmations are sent by a messaging provider. Neither may use your data for anything else.</p>
<h3>Your right to refuse</h3>
<p>You may refuse. As a booking cannot be made without these facts, you could then not book online. To see, correct or delete what we hold, call ${tel} or write to ${email}.</p>`;
}

function termsKo({ name, checkin, checkout, payment, infantMonths = 36 }: TermsFacts) {
  return `
<h3>제1조 예약</h3>
<p>${payment.ko} 예약번호는 화면과 이메일로 안내해 드립니다. 한 예약에는 같은 객실 타입만 담을 수 있으며, 일부 객실만 취소할 수 없습니다.</p>
<h3>제2조 체크인과 체크아웃</h3>
<p>체크인은 ${checkin}부터, 체크아웃은 ${checkout}까지입니다. 체크인할 때 예약자의 신분증을 확인합니다. 청소년 보호법에 따라 미성년자만 투숙할 수 없습니다.</p>
<h3>제3조 인원</h3>
<p>객실별 최대 인원을 초과하여 투숙할 수 없습니다. 기준 인원을 초과하면 추가 요금이 발생하며, ${infantMonths}개월 이하의 영유아는 인원에 포함하지 않습니다.</p>
<h3>제4조 객실 이용</h3>
<ul>
<li>모든 객실은 금연입니다.</li>
<li>비품을 파손하거나 분실하시면 실비를 청구할 수 있습니다.</li>
<li>밤 10시부터 오전 7시까지는 다른 투숙객을 위해 정숙해 주세요.</li>
</ul>
<h3>제5조 책임</h3>
<p>${name.ko}에서는 맡기신 물건에 대해 상법에 따라 책임을 집니다. 천재지변 등 불가항력으로 이용하실 수 없게 되면 결제하신 금액을 전액 환불해 드립니다.</p>`;
}

function termsEn({ name, checkin, checkout, payment, infantMonths = 36 }: TermsFacts) {
  return `
<h3>1. Booking</h3>
<p>${payment.en} Your booking number is shown on the screen and sent by email. All rooms of a booking are of one type and are cancelled together.</p>
<h3>2. Arrival and departure</h3>
<p>Rooms are ready from ${checkin} and are yours until ${checkout}. We ask to see the booker's identity card or passport. Minors cannot stay without an adult, as the law on the protection of the young requires.</p>
<h3>3. Guests</h3>
<p>No room may hold more than its stated maximum. Guests above the standard number are charged; infants up to ${infantMonths} months are not counted.</p>
<h3>4. Your room</h3>
<ul>
<li>All rooms are non-smoking.</li>
<li>Damage or loss may be charged at cost.</li>
<li>From ten at night until seven in the morning, please let others sleep.</li>
</ul>
<h3>5. Liability</h3>
<p>${name.en} looks after what you entrust to it as the Commercial Act provides. If you cannot stay for reasons beyond anyone's control, all that you paid is returned.</p>`;
}

function marketingKo({ name }: TermsFacts) {
  return `
<p>${name.ko}의 새로운 소식과 혜택을 이메일과 문자로 보내 드립니다.</p>
<ul><li>이용 항목: 이름, 이메일, 휴대전화 번호</li><li>보관 기간: 동의를 철회하실 때까지</li></ul>
<p>동의하지 않으셔도 예약과 이용에 불이익이 없으며, 언제든지 동의를 철회하실 수 있습니다.</p>`;
}

function marketingEn({ name }: TermsFacts) {
  return `
<p>We would like to send you news and offers from ${name.en} by email and text message.</p>
<ul><li>Used: name, email, mobile number</li><li>Kept: until you withdraw your consent</li></ul>
<p>Saying no changes nothing about your booking, and you may change your mind at any time.</p>`;
}
