import type { Deck, DeckArea } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { AreaIcon } from './area-icon.tsx';
import type { LegendLine } from './deck-areas.ts';
import { deckName } from './deck-name.ts';
import styles from './deck-plan.module.css';

/** Ratio of length to width in the drawing. Real ships are longer. Deck coordinates are percentages. */
const LONGER = 2.6;
const [LENGTH, WIDTH] = [100 * LONGER, 100];
/** Width of a drawn cabin. The plan doesn't state how many cabins there are. */
const CELL = 8;

type Props = {
  deck: Deck;
  legend: readonly LegendLine[];
  /** Whether the text next to the drawing already describes it. */
  decorative?: boolean;
};

export function DeckDrawing({ deck, legend, decorative }: Props) {
  const { t } = useTranslation('sailing');
  const lit = legend.filter((line) => line.lit).map(({ cabinType }) => cabinType?.cabin_type_name);
  const label = [t('deck.plan', { name: deckName(deck, t) }), ...lit.map((name) => t('deck.lit', { name }))];
  return (
    <svg
      className={styles.drawing}
      viewBox={`-14 -12 ${LENGTH + 60} ${WIDTH + 24}`}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label.join('. ') })}
    >
      <path className={styles.hull} d={hull(8)} />
      <path className={styles.rail} d={hull(4)} />
      {legend.map((line) => (
        <g
          key={`${line.kind} ${line.number} ${line.areas[0]?.name}`}
          className={styles.area}
          data-look={line.look}
          data-lit={line.lit || undefined}
        >
          {line.areas.map((area) => (
            <Area key={`${area.x} ${area.y}`} area={area} line={line} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Outline of the hull with the bow on the right, at this distance from the deck's areas. */
function hull(out: number): string {
  const [top, bottom, stern, bow] = [-out, WIDTH + out, -out, LENGTH + 30 + out * 1.6];
  const shoulder = LENGTH * 0.84;
  return [
    `M ${stern + 10} ${top} H ${shoulder}`,
    `C ${LENGTH} ${top} ${bow - 8} ${WIDTH * 0.3} ${bow} ${WIDTH / 2}`,
    `C ${bow - 8} ${WIDTH * 0.7} ${LENGTH} ${bottom} ${shoulder} ${bottom}`,
    `H ${stern + 10} Q ${stern} ${bottom} ${stern} ${bottom - 12}`,
    `Q ${stern - 3} ${WIDTH / 2} ${stern} ${top + 12} Q ${stern} ${top} ${stern + 10} ${top} Z`,
  ].join(' ');
}

function Area({ area, line }: { area: DeckArea; line: LegendLine }) {
  const { x, y, width, height } = { ...area, x: area.x * LONGER, width: area.width * LONGER };
  const [middle, centre] = [x + width / 2, y + height / 2];
  const size = Math.min(14, width * 0.7, height * 0.7);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="2.5" />
      {line.look === 'cabins' && <path className={styles.walls} d={walls(x, y, width, height)} />}
      {line.number === null ? (
        <AreaIcon kind={line.kind} x={middle - size / 2} y={centre - size / 2} width={size} height={size} />
      ) : (
        <>
          <circle cx={middle} cy={centre} r="9" />
          <text x={middle} y={centre}>
            {line.number}
          </text>
        </>
      )}
    </>
  );
}

/** Walls between cabins. Deep areas have a corridor. */
function walls(x: number, y: number, width: number, height: number): string {
  const count = Math.max(1, Math.round(width / CELL));
  const rows = height > 44 ? [0.44, 0.56] : [];
  const between = Array.from({ length: count - 1 }, (_, at) => x + ((at + 1) * width) / count);
  const upright = between.map((at) =>
    rows.length > 0
      ? `M ${at} ${y} V ${y + height * 0.44} M ${at} ${y + height * 0.56} V ${y + height}`
      : `M ${at} ${y} V ${y + height}`,
  );
  return [...upright, ...rows.map((row) => `M ${x} ${y + height * row} H ${x + width}`)].join(' ');
}
