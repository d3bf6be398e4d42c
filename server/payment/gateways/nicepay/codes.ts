import type { CancelOutcome, Fault } from '../gateway.ts';

/*
 * NicePay's result codes are listed by operation, because the same code can mean different things. For example, 2032 in
 * response to an approval means a fault in the order; in response to a cancellation, it means that the amount is too
 * high. List a code as a refusal only if it is certain that no money moved. Any unlisted code makes the outcome
 * unknown.
 */

export const SUCCESS = {
  approve: ['0000', '3001'],
  cancel: ['0000', '2001', '2211'],
  query: ['0000'],
};

function of<Meaning extends string>(groups: Record<Meaning, string>): ReadonlyMap<string, Meaning> {
  return new Map(
    Object.entries<string>(groups).flatMap(([meaning, codes]) =>
      codes.split(' ').map((code) => [code, meaning as Meaning] as const),
    ),
  );
}

/** P091 and I002 mean that the guest closed the window. */
export const CANCELLED_BY_USER: ReadonlySet<string> = new Set(['P091', 'I002', 'U311']);

/**
 * U504 is a refusal because the provider has net-cancelled the payment. With U503, the net cancel has only been
 * requested.
 */
export const APPROVE = of<Fault | 'already_requested'>({
  card: '3011 3021 3022 3023 3031 3032 3053 3057 3062 3081 3091 3095 A241 U504',
  order: '3024 3041 3052 2012 2032 A113 A116 A123 A245 P017 P034 P037 U113 U121 U127 U502',
  configuration:
    '2011 2151 2152 3012 3013 3014 3051 A101 A109 A114 A122 A224 U100 U104 U105 U304 U305 U306 U312 U313 U315 U316',
  already_requested: '2015 2156 2201 A127 A225 P015 U112 U114 U503',
});

const NOT_AUTHORISED = 'A101 A109 A114 A122 A224 U100 U104 U105 U304 U305 U306 U312 U313 U315 U316 2019';

export const NET_CANCEL = of<
  'already_cancelled' | 'nothing' | 'too_late' | 'order' | 'configuration' | 'already_requested'
>({
  already_cancelled: '2013 U504',
  nothing: '2012 A118 A251 U107 U111 U122 U126',
  too_late: '2020 2016',
  order: '2014 2017 2018',
  configuration: NOT_AUTHORISED,
  already_requested: '2015 U503',
});

type CancelFailure = Extract<CancelOutcome, { kind: 'refused' }>['reason'];

export const CANCEL = of<CancelFailure | 'already_cancelled' | 'already_requested'>({
  already_cancelled: '2013',
  already_requested: '2015 A127 P015 U112',
  limit: '2010 2011 2023 2026 2032 U123 U127 U318',
  too_late: '2016',
  partial_not_supported: '1534 2028 2029 2030 2033 U128',
  configuration: NOT_AUTHORISED,
  other: '2012 2014 2017 2018 2031 A115 U107 U120 U122',
});

export const QUERY_NOT_FOUND: ReadonlySet<string> = new Set(
  '2012 A115 A118 A210 A214 A251 U107 U111 U120 U121 U126'.split(' '),
);
