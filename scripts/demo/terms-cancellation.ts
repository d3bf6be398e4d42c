/**
 * The cancellation fees of policy.ts as text. Each row has the time of cancellation and the fees for a peak weekday, a
 * peak weekend, an off-season weekday and an off-season weekend.
 */
const ROWS: readonly (readonly [ko: string, en: string, ...fees: string[]])[] = [
  ['10일 전까지', '10 days before or earlier', '0%', '0%', '0%', '0%'],
  ['7일 전까지', '7 days before', '10%', '20%', '0%', '0%'],
  ['5일 전까지', '5 days before', '30%', '40%', '0%', '0%'],
  ['3일 전까지', '3 days before', '50%', '60%', '0%', '0%'],
  ['2일 전', '2 days before', '80%', '90%', '0%', '0%'],
  ['1일 전', 'The day before', '80%', '90%', '10%', '20%'],
  ['체크인 당일', 'The day of arrival', '80%', '90%', '20%', '30%'],
];

function table(head: readonly string[], language: 0 | 1): string {
  const cells = (values: readonly string[]) => values.map((value) => `<td>${value}</td>`).join('');
  const rows = ROWS.map(([ko, en, ...fees]) => `<tr><th scope="row">${[ko, en][language]}</th>${cells(fees)}</tr>`);
  const heads = head.map((value) => `<th scope="col">${value}</th>`).join('');
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

export function cancellationKo(): string {
  return `
<p>체크인 날짜를 기준으로, 총 요금에 아래 비율을 곱한 금액이 취소 수수료입니다. 정확한 날짜와 금액은 예약하실 때와 취소하시기 전에 안내해 드립니다.</p>
${table(['취소 시점', '성수기 주중', '성수기 주말', '비수기 주중', '비수기 주말'], 0)}
<ul>
<li>성수기는 7월 15일~8월 24일, 12월 20일~2월 20일입니다.</li>
<li>주말은 금요일, 토요일, 공휴일 전날 체크인 기준입니다.</li>
<li>날짜는 호텔 현지 날짜를 기준으로 합니다.</li>
<li>카드로 결제하신 금액에서 취소 수수료를 제외한 금액을 같은 카드로 환불해 드립니다. 카드사에 따라 영업일 기준 3~5일이 걸립니다.</li>
<li>예약한 객실 중 일부만 취소할 수는 없습니다.</li>
</ul>`;
}

export function cancellationEn(): string {
  return `
<p>The fee is the share below of the total price, by the day of arrival. You see the exact dates and amounts when you book and again before you cancel.</p>
${table(['When you cancel', 'Peak, weekday', 'Peak, weekend', 'Off season, weekday', 'Off season, weekend'], 1)}
<ul>
<li>Peak season is 15 July to 24 August and 20 December to 20 February.</li>
<li>Weekend means arriving on a Friday, a Saturday or the eve of a public holiday.</li>
<li>Days are counted by the calendar where the hotel stands.</li>
<li>What you paid by card, less the fee, goes back to the same card; this takes three to five working days.</li>
<li>A booking is cancelled with all its rooms.</li>
</ul>`;
}
