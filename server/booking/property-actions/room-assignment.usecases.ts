import type { ProblemCode } from '../../../generated/problems.ts';
import type { ReservationStateResult, RoomAssignmentRequest } from '../../../generated/types.ts';
import { recordEvents } from '../../platform/events/events.ts';
import { fieldFail, ok, type Outcome } from '../../platform/outcome.ts';
import { writeRoomAssignment } from '../reservation/reservation.repository.ts';
import { actOnReservation, type PropertyCall, type PropertyDeps } from './property-action.usecases.ts';

/**
 * Stores the assigned room numbers and the property's internal note. The audit log doesn't contain the note, which may
 * be personal. Fails with `validation` unless there is one number, or null, for each room.
 */
export function putRoomAssignment(
  deps: PropertyDeps,
  call: PropertyCall,
  request: RoomAssignmentRequest,
): Promise<Outcome<ReservationStateResult, ProblemCode<'putRoomAssignment'>>> {
  return actOnReservation(deps, call, async (tx, { found }) => {
    const { companyCode, hotelCode, reservationNumber } = found.reservation;
    const { rooms } = found.hold.stay;
    const wrongCount = request.room_numbers.length !== rooms.length;
    if (wrongCount) return fieldFail('/room_numbers', 'validation', `The reservation has ${rooms.length} rooms.`);
    await writeRoomAssignment(tx, found.reservation, request);
    await recordEvents(deps, tx, [{ companyCode, hotelCode, reservationNumber, type: 'reservation.updated' }]);
    return ok({ room_numbers: request.room_numbers });
  });
}
