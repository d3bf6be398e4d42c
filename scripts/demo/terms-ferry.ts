import type { BundleTerms } from '../../generated/types.ts';
import { demoTerms, type TermsFacts } from './terms.ts';
import { inTwoLanguages, t } from './text.ts';

/** Number of days from the last arrival until the ferry line deletes the passport data. */
export const PASSPORT_KEEP_DAYS = 30;

export function ferryTerms(facts: TermsFacts): BundleTerms[] {
  const own: BundleTerms[] = [
    {
      termsType: 'TERMS',
      title: t('여객 운송 약관', 'Terms of carriage'),
      content: inTwoLanguages(CARRIAGE_KO, CARRIAGE_EN),
      required: true,
    },
    {
      termsType: 'PASSPORT',
      title: t('여권 정보 수집 및 이용 동의', 'How we use your passports'),
      content: inTwoLanguages(PASSPORT_KO, PASSPORT_EN),
      required: true,
    },
    {
      termsType: 'CANCAL',
      title: t('취소 및 환불 규정', 'Cancellation and refunds'),
      content: inTwoLanguages(CANCEL_KO, CANCEL_EN),
      required: false,
    },
  ];
  const others = demoTerms(facts).filter(({ termsType }) => own.every((one) => one.termsType !== termsType));
  return [...others, ...own];
}

const CARRIAGE_KO = `
<h3>제1조 예약</h3>
<p>예약은 카드 결제가 승인되는 즉시 확정됩니다. 예약번호는 화면과 이메일로 안내해 드립니다. 예약한 객실 중 일부만 취소할 수는 없습니다.</p>
<h3>제2조 승선 수속</h3>
<p>출항 2시간 전까지 국제여객터미널에 도착하여 예약번호와 여권을 제시해 주세요. 수속은 출항 1시간 전에 마감합니다.</p>
<h3>제3조 여권과 비자</h3>
<p>여권의 유효 기간과 비자는 승선자가 직접 확인하고 준비해야 합니다. 입국이 거절되어도 운임은 환불되지 않습니다.</p>
<h3>제4조 인원</h3>
<p>객실의 침대 수를 초과하여 이용할 수 없습니다. 24개월 미만의 유아는 침대 없이 성인과 함께 이용합니다.</p>
<h3>제5조 결항</h3>
<p>기상이나 안전상의 이유로 결항하면 결제하신 금액을 전액 환불해 드립니다. 고객센터에서 연락드립니다.</p>`;

const CARRIAGE_EN = `
<h3>1. Booking</h3>
<p>A booking is confirmed the moment the card payment is approved. Your booking number is shown on the screen and sent by email. The cabins of a booking are cancelled together.</p>
<h3>2. Boarding</h3>
<p>Please be at the international terminal two hours before departure, with your booking number and your passport. Boarding closes one hour before the ship leaves.</p>
<h3>3. Passports and visas</h3>
<p>A passport that is good for long enough, and a visa where one is needed, are yours to bring. A refused entry is no reason for a refund.</p>
<h3>4. Travellers</h3>
<p>No cabin holds more travellers than it has berths. Infants under 24 months sleep beside an adult, without a berth.</p>
<h3>5. Cancelled sailings</h3>
<p>When weather or safety keeps the ship in port, all that you paid is returned. Our office will be in touch.</p>`;

const PASSPORT_KO = `
<p>출입국 관리법에 따른 승선자 명부를 만들기 위해 승선자의 여권 정보를 수집합니다.</p>
<ul>
<li>항목: 영문 이름, 성별, 국적, 생년월일, 여권 번호, 발급일, 만료일</li>
<li>보관: 여권 번호는 암호화하여 보관하며, 화면과 이메일에는 끝 3자리만 표시합니다.</li>
<li>파기: 여권 번호와 발급일, 만료일은 마지막 도착일부터 ${PASSPORT_KEEP_DAYS}일 후에 파기합니다. 정확한 날짜는 예약하실 때 안내해 드립니다.</li>
</ul>
<p>동의를 거부하실 수 있습니다. 다만 승선자 명부가 없으면 승선할 수 없으므로, 동의하지 않으시면 온라인 예약을 이용하실 수 없습니다.</p>`;

const PASSPORT_EN = `
<p>We collect the passport details of those who travel for the passenger list that immigration law requires.</p>
<ul>
<li>What: name in Latin letters, gender, nationality, date of birth, passport number, dates of issue and expiry</li>
<li>How it is kept: passport numbers are encrypted; screens and emails show the last three places at most.</li>
<li>How long: passport numbers, with their dates of issue and expiry, are deleted ${PASSPORT_KEEP_DAYS} days after the last arrival. You see the exact day when you book.</li>
</ul>
<p>You may refuse. As nobody can board without being on the list, you could then not book online.</p>`;

const FEES: readonly (readonly [ko: string, en: string, fee: string])[] = [
  ['7일 전까지', '7 days before or earlier', '0%'],
  ['6일 전부터 3일 전까지', '6 to 3 days before', '10%'],
  ['2일 전부터 1일 전까지', '2 days or 1 day before', '20%'],
  ['출항 당일', 'The day of departure', '30%'],
];

function table(head: readonly [string, string], language: 0 | 1): string {
  const rows = FEES.map((row) => `<tr><th scope="row">${row[language]}</th><td>${row[2]}</td></tr>`);
  const heads = head.map((value) => `<th scope="col">${value}</th>`).join('');
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const CANCEL_KO = `
<p>가는 편의 출항일을 기준으로, 총 요금에 아래 비율을 곱한 금액이 취소 수수료입니다. 정확한 날짜와 금액은 예약하실 때와 취소하시기 전에 안내해 드립니다.</p>
${table(['취소 시점', '수수료'], 0)}
<ul>
<li>출항 후에는 취소하거나 변경하실 수 없습니다.</li>
<li>왕복 예약은 한 편만 취소할 수 없습니다.</li>
<li>취소 수수료를 제외한 금액을 같은 카드로 환불해 드립니다. 카드사에 따라 영업일 기준 3~5일이 걸립니다.</li>
</ul>`;

const CANCEL_EN = `
<p>The fee is the share below of the total price, by the day on which the first ship leaves. You see the exact dates and amounts when you book and again before you cancel.</p>
${table(['When you cancel', 'Fee'], 1)}
<ul>
<li>Once the ship has left, a booking can be neither cancelled nor changed.</li>
<li>The way out and the way back are cancelled together.</li>
<li>What you paid by card, less the fee, goes back to the same card; this takes three to five working days.</li>
</ul>`;
