import type { Command } from 'commander';
import type { ProviderReservation } from '../../../generated/types.ts';
import {
  PropertyCancellationRequest,
  PropertyRefundRequest,
  ReservationSearchRequest,
} from '../../../generated/zod/schemas.ts';
import { eraseGuestOf } from '../../booking/erasure/erase-booking.usecases.ts';
import { cancelProviderReservation } from '../../booking/property-actions/cancel-for-property.usecases.ts';
import type { PropertyCall } from '../../booking/property-actions/property-action.usecases.ts';
import { createPropertyRefund } from '../../booking/property-actions/property-refund.usecases.ts';
import { resendProviderConfirmation } from '../../booking/property-actions/resend.usecases.ts';
import { findReservations, getProviderReservation } from '../../booking/reservation/provider-reservations.usecases.ts';
import { reservationMoney } from '../../payment/money.usecases.ts';
import { ok } from '../../platform/outcome.ts';
import { columns, given } from './options.ts';
import { type Run, type Staff, valid } from './staff.ts';

type Find = Record<'name' | 'phone' | 'code' | 'hotel' | 'status' | 'checkInFrom' | 'checkInTo', string | undefined>;

type Money = { reason: string; refund?: string; amount?: string };

export function reservationCommands(program: Command, run: Run): void {
  const reservation = program.command('reservation').description('reservations');
  reservation
    .command('find')
    .description('find reservations, latest check-in first, at most 20')
    .option('--name <text>', 'part of the guest’s or the booker’s name')
    .option('--phone <digits>', 'phone number, or its last digits')
    .option('--code <code>', 'the property’s own number')
    .option('--hotel <code>', 'property')
    .option('--status <status>', 'confirmed, cancelled, complete or used')
    .option('--check-in-from <date>', 'earliest check-in')
    .option('--check-in-to <date>', 'latest check-in')
    .action(({ hotel, phone, checkInFrom, checkInTo, ...rest }: Find) =>
      run(async ({ deps, by }) => {
        const dates = { check_in_from: checkInFrom, check_in_to: checkInTo };
        const asked = given({ ...rest, ...dates, hotel_code: hotel, last_digits: phone });
        const wanted = valid(ReservationSearchRequest, asked);
        if (!wanted.ok) return wanted;
        const found = await findReservations(readingDeps(deps), by.companyCode, wanted.value, 'en');
        if (!found.ok) return found;
        return ok({ text: columns(found.value.reservations.map(lineOf), 'No reservation.'), json: found.value });
      }),
    );
  reservation
    .command('show <number>')
    .description('show a reservation')
    .action((reservationNumber: string) =>
      run(async ({ deps, by }) => {
        const key = { companyCode: by.companyCode, reservationNumber };
        const found = await getProviderReservation(readingDeps(deps), key, 'en');
        if (!found.ok) return found;
        const { reservation: shown } = found.value;
        return ok({ text: JSON.stringify(shown, null, 2), json: shown });
      }),
    );
  reservation
    .command('resend <number>')
    .description('send the confirmation email again')
    .action((reservationNumber: string) =>
      run(async (staff) => {
        const call = callFor(staff, 'resendProviderConfirmation', reservationNumber);
        const queued = await resendProviderConfirmation(readingDeps(staff.deps), call);
        return queued.ok ? ok({ text: 'The email is queued.', json: queued.value }) : queued;
      }),
    );
  reservation
    .command('cancel <number>')
    .description('cancel a reservation, and refund what was paid')
    .requiredOption('--reason <text>', 'reason, for the property')
    .option('--refund <amount>', 'amount to refund in minor units; the rest is kept as the fee')
    .action((number: string, options: Money) =>
      run(async (staff) => {
        const request = valid(PropertyCancellationRequest, moneyOf(options));
        if (!request.ok) return request;
        const confirmed = await staff.confirm(`Cancel the reservation ${number}?`);
        if (!confirmed.ok) return confirmed;
        const call = callFor(staff, 'cancelProviderReservation', number);
        const done = await cancelProviderReservation(readingDeps(staff.deps), call, request.value);
        return done.ok ? ok({ text: `Cancelled ${number}.`, json: done.value }) : done;
      }),
    );
  reservation
    .command('refund <number>')
    .description('refund a part of what was paid, without cancelling')
    .requiredOption('--reason <text>', 'reason, for the property')
    .requiredOption('--amount <amount>', 'amount in minor units')
    .action((number: string, options: Money) =>
      run(async (staff) => {
        const request = valid(PropertyRefundRequest, moneyOf(options));
        if (!request.ok) return request;
        const confirmed = await staff.confirm(`Refund ${options.amount} of ${number}?`);
        if (!confirmed.ok) return confirmed;
        const call = callFor(staff, 'createPropertyRefund', number);
        const done = await createPropertyRefund(readingDeps(staff.deps), call, request.value);
        return done.ok ? ok({ text: `Refunded ${options.amount} of ${number}.`, json: done.value }) : done;
      }),
    );
  const guest = program.command('guest').description('guests without an account');
  guest
    .command('erase <reservation-number>')
    .description('erase the personal data of a reservation that has ended')
    .action((reservationNumber: string) =>
      run(async ({ deps, by, confirm }) => {
        const confirmed = await confirm(`Erase the guest of ${reservationNumber}?`);
        if (!confirmed.ok) return confirmed;
        const erased = await eraseGuestOf(deps, by, reservationNumber);
        if (!erased.ok) return erased;
        const json = { reservation_number: reservationNumber, erased: true };
        return ok({ text: `Erased the guest of ${reservationNumber}.`, json });
      }),
    );
}

function callFor({ callOf }: Staff, operation: string, reservationNumber: string): PropertyCall {
  return { ...callOf(operation), reservationNumber };
}

function moneyOf({ reason, refund, amount }: Money) {
  return {
    reason,
    ...(refund !== undefined && { refund: Number(refund) }),
    ...(amount !== undefined && { amount: Number(amount) }),
  };
}

function readingDeps(deps: Staff['deps']) {
  return { ...deps, money: reservationMoney(deps) };
}

function lineOf({ hotel_code, reservation }: ProviderReservation): string[] {
  const { reservation_number, status, check_in, check_out, guest_name } = reservation;
  return [reservation_number, status, hotel_code, check_in, check_out, guest_name];
}
