import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { BookingProgress, StayLayout, useBooking, useLeaveByBack, useVoyage } from '../../booking/index.ts';
import { paths } from '../../paths.ts';
import { returnedByHistory } from '../../platform/page/travel.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cabins } from './cabins-choice.tsx';

export default function CabinsStep() {
  const [, navigate] = useLocation();
  const { snapshot, send } = useBooking();
  const voyage = useVoyage();
  const here = snapshot.matches('voyage') && voyage?.matches('cabins');

  const arriving = useRef(true);
  const busy = snapshot.hasTag('busy');
  // Back reopens this step unless cabins are held, because going back must not release them.
  const reopens = !snapshot.hasTag('hold') && (voyage ?? snapshot).can({ type: 'GO_TO', step: 'cabins' });
  const choosing = snapshot.matches('dates') || snapshot.matches('list') || snapshot.matches('voyage');
  const leaving = useLeaveByBack(snapshot);
  useEffect(() => {
    if (busy || leaving) return;
    if (!here && arriving.current && reopens) send({ type: 'GO_TO', step: 'cabins' });
    else if (!here) navigate(choosing ? paths.reservation() : paths.reservationInfo(), { replace: true });
    arriving.current = false;
  }, [busy, leaving, here, reopens, choosing, send, navigate]);
  // The list of sailings has the same path, so the shell doesn't scroll to the top.
  useEffect(() => {
    if (!returnedByHistory()) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const choice = voyage?.context;
  if (!here || !choice) return <Waiting />;
  return <Cabins key={`${choice.outbound} ${choice.inbound}`} choice={choice} />;
}

function Waiting() {
  return (
    <StayLayout stay={null}>
      <BookingProgress current="cabins" />
      <Skeleton shape="block" height="24rem" />
    </StayLayout>
  );
}
