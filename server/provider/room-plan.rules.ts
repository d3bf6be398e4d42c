import type { BundleRoomPlanPart, BundleRoomType, ImportProblem, RoomPlanKind } from '../../generated/types.ts';

/** Parts that make up the floor of the room. A terrace is outside, so it doesn't count towards the room's area. */
const FLOORS: readonly RoomPlanKind[] = ['bedroom', 'living', 'bathroom', 'kitchen', 'hall'];

/**
 * Largest allowed difference between a room's area and the area of its plan, as a fraction of the room's area. The
 * areas may differ, because plans ignore walls and niches.
 */
const TOLERANCE = 0.1;

/** In metres. Smaller overlaps are ignored, because sums of decimal fractions aren't exact. */
const ROUNDING = 0.001;

export function planProblems({ plan, area }: BundleRoomType, at: string): ImportProblem[] {
  if (plan === undefined) return [];
  const floors = plan.parts.filter(({ kind }) => FLOORS.includes(kind));
  const planned = floors.reduce((sum, { width, depth }) => sum + width * depth, 0);
  return [
    ...plan.parts.flatMap((part, i) => {
      const pointer = `${at}/plan/parts/${i}`;
      const outside = part.x + part.width - plan.width > ROUNDING || part.y + part.depth - plan.depth > ROUNDING;
      const earlier = floors.slice(0, floors.indexOf(part));
      return [
        ...(outside ? [{ pointer, message: 'Extends beyond the plan.' }] : []),
        ...(floors.includes(part) && earlier.some((one) => overlap(one, part))
          ? [{ pointer, message: 'Overlaps another area.' }]
          : []),
      ];
    }),
    ...(Math.abs(planned - area) > area * TOLERANCE
      ? [{ pointer: `${at}/plan`, message: `The areas add up to ${Math.round(planned)} m², not ${area} m².` }]
      : []),
  ];
}

function overlap(one: BundleRoomPlanPart, other: BundleRoomPlanPart): boolean {
  return (
    other.x + other.width - one.x > ROUNDING &&
    one.x + one.width - other.x > ROUNDING &&
    other.y + other.depth - one.y > ROUNDING &&
    one.y + one.depth - other.y > ROUNDING
  );
}
