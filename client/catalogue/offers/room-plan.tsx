import type { Room, RoomPlan as Plan, RoomPlanPart } from '../../../generated/types.ts';
import { useFormatters } from '../../platform/i18n/formatters.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isFloor, labelsOf } from './plan-labels.ts';
import styles from './room-plan.module.css';

/** The plan of a room, drawn to scale. Its labels are HTML, because text in an SVG doesn't wrap. */
export function RoomPlan({ plan, area }: { plan: Plan; area: Room['area'] }) {
  const { t } = useTranslation('room');
  const format = useFormatters();
  const labels = labelsOf(plan);
  const kindOf = ({ kind }: RoomPlanPart) => t(`plan.kind.${kind}`, { defaultValue: '' });
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <section className={styles.section} aria-labelledby="room-plan">
      <h3 id="room-plan">{t('plan.title')}</h3>
      <figure className={styles.figure}>
        <div className={styles.plan} style={{ '--wide': plan.width, '--deep': plan.depth } as React.CSSProperties}>
          <svg viewBox={`0 0 ${plan.width} ${plan.depth}`} aria-hidden="true">
            {plan.parts.map((part) => (
              <Drawn key={`${part.kind} ${part.x} ${part.y}`} part={part} plan={plan} />
            ))}
          </svg>
          {labels.map(({ area: { kind, width, ...at }, x, y }) => (
            <span
              key={`${at.x} ${at.y}`}
              className={styles.label}
              style={{
                left: percent(x, plan.width),
                top: percent(y, plan.depth),
                maxWidth: percent(width, plan.width),
              }}
              aria-hidden="true"
            >
              {kindOf({ kind, width, ...at })}
            </span>
          ))}
        </div>
        <figcaption className={styles.caption}>
          {t('plan.scale', {
            width: format.number(plan.width),
            depth: format.number(plan.depth),
            area: format.number(area),
          })}
          <VisuallyHidden>
            {labels
              .map((label) => [kindOf(label.area), ...label.holds.map(kindOf)].filter(Boolean).join(', '))
              .join('. ')}
          </VisuallyHidden>
        </figcaption>
      </figure>
    </section>
  );
}

function Drawn({ part, plan }: { part: RoomPlanPart; plan: Plan }) {
  const { kind, x, y, width, depth } = part;
  const box = { x, y, width, height: depth };
  const across = width > depth;
  if (isFloor(part)) return <rect {...box} className={styles.floor} data-kind={kind} />;
  switch (kind) {
    case 'bed':
    case 'bedding':
      return (
        <g className={styles.thing}>
          <rect {...box} rx="0.08" />
          {pillowsOf(part).map((pillow) => (
            <rect key={`${pillow.x} ${pillow.y}`} {...pillow} rx="0.06" />
          ))}
        </g>
      );
    case 'tub':
    case 'pool':
      return (
        <g className={styles.thing} data-water>
          <rect {...box} rx={Math.min(width, depth) / (kind === 'tub' ? 3 : 12)} />
        </g>
      );
    case 'shower':
      return (
        <g className={styles.thing} data-water>
          <rect {...box} />
          <path d={`M ${x} ${y} l ${width} ${depth} M ${x + width} ${y} l ${-width} ${depth}`} />
        </g>
      );
    case 'window':
      return <rect {...box} className={styles.window} />;
    case 'door':
      return <path className={styles.door} d={doorway(part, plan)} />;
    case 'sofa':
      return (
        <g className={styles.thing}>
          <rect {...box} rx="0.12" />
          <path d={across ? `M ${x} ${y + depth * 0.7} h ${width}` : `M ${x + width * 0.3} ${y} v ${depth}`} />
        </g>
      );
    default:
      return (
        <g className={styles.thing}>
          <rect {...box} rx="0.05" />
        </g>
      );
  }
}

/** Returns the SVG path of a door: an opening in the outer wall and the arc of the door as it opens into the room. */
function doorway({ x, y, width, depth }: RoomPlanPart, plan: Plan): string {
  if (width > depth) {
    const [wall, into] = y + depth > plan.depth / 2 ? [y + depth, -width] : [y, width];
    return `M ${x + width} ${wall} H ${x} v ${into} A ${width} ${width} 0 0 ${into < 0 ? 1 : 0} ${x + width} ${wall}`;
  }
  const [wall, into] = x + width > plan.width / 2 ? [x + width, -depth] : [x, depth];
  return `M ${wall} ${y + depth} V ${y} h ${into} A ${depth} ${depth} 0 0 ${into < 0 ? 0 : 1} ${wall} ${y + depth}`;
}

/** Pillows are at the left end of a bed that lies across the plan, otherwise at its lower end. */
function pillowsOf({ x, y, width, depth }: RoomPlanPart) {
  const across = width > depth;
  const [breadth, gap] = [across ? depth : width, 0.1];
  const count = breadth > 1.3 ? 2 : 1;
  const wide = (breadth - gap * (count + 1)) / count;
  return Array.from({ length: count }, (_, at) => {
    const along = gap + at * (wide + gap);
    return across
      ? { x: x + gap, y: y + along, width: 0.35, height: wide }
      : { x: x + along, y: y + depth - gap - 0.35, width: wide, height: 0.35 };
  });
}
