import type { RoomPlan, RoomPlanKind, RoomPlanPart } from '../../../generated/types.ts';

export const FLOORS: readonly RoomPlanKind[] = ['bedroom', 'living', 'bathroom', 'kitchen', 'hall', 'terrace'];

/** An area, the position of its label in metres, and the furniture in the area. */
export type PlanLabel = { area: RoomPlanPart; x: number; y: number; holds: RoomPlanPart[] };

export function labelsOf({ width, parts }: RoomPlan): PlanLabel[] {
  const [areas, things] = [parts.filter(hasLabel), parts.filter((part) => !isFloor(part))];
  return areas.map((area) => {
    const holds = things.filter((thing) => thing !== area && holdsMiddle(area, thing));
    const label = { width: Math.min(area.width, width * 0.22), depth: width * 0.06 };
    return { area, holds, ...freePlace(area, holds, label) };
  });
}

function hasLabel(part: RoomPlanPart): boolean {
  return isFloor(part) || part.kind === 'pool';
}

export function isFloor({ kind }: RoomPlanPart): boolean {
  return FLOORS.includes(kind);
}

function holdsMiddle(area: RoomPlanPart, thing: RoomPlanPart): boolean {
  const [x, y] = [thing.x + thing.width / 2, thing.y + thing.depth / 2];
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.depth;
}

/** Returns the label's centre, at the position in the area where the label covers the least furniture. */
function freePlace(area: RoomPlanPart, things: RoomPlanPart[], label: { width: number; depth: number }) {
  const places = [0.5, 0.92, 0.08].flatMap((down) =>
    [0.5, 0.96, 0.04].map((along) => ({
      x: area.x + label.width / 2 + (area.width - label.width) * along,
      y: area.y + label.depth / 2 + (area.depth - label.depth) * down,
    })),
  );
  const covered = ({ x, y }: { x: number; y: number }) =>
    things.map(swept).reduce((sum, thing) => {
      const wide = shared(x - label.width / 2, label.width, thing.x, thing.width);
      return sum + wide * shared(y - label.depth / 2, label.depth, thing.y, thing.depth);
    }, 0);
  return places.reduce((best, place) => (covered(place) < covered(best) - 0.01 ? place : best));
}

/** Extends a door by the floor area that it needs to open. Returns any other part unchanged. */
function swept(thing: RoomPlanPart): RoomPlanPart {
  if (thing.kind !== 'door') return thing;
  const { x, y, width, depth } = thing;
  const [wide, deep] = [width < depth ? depth : 0, depth < width ? width : 0];
  return { ...thing, x: x - wide, y: y - deep, width: width + 2 * wide, depth: depth + 2 * deep };
}

function shared(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));
}
