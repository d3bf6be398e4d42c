import type { CSSProperties, ReactNode } from 'react';
import { Heading, Text } from 'react-email';
import type { Bill, Item, Letter } from './letter.ts';
import type { Colour, MailLooks } from './mail-theme.ts';

export type MailProps = { letter: Letter; looks: MailLooks };
type Looking = Pick<MailProps, 'looks'>;

/** How large words are, in pixels: mailboxes do not agree on what else to measure by. */
const SIZES = {
  figures: { fontSize: 24, lineHeight: '32px' },
  day: { fontSize: 20, lineHeight: '28px' },
  lead: { fontSize: 16, lineHeight: '26px' },
  body: { fontSize: 15, lineHeight: '24px' },
  small: { fontSize: 13, lineHeight: '20px' },
} satisfies Record<string, CSSProperties>;

type WordsProps = Looking & {
  size?: keyof typeof SIZES;
  colour?: Colour;
  display?: boolean;
  style?: CSSProperties;
  children: ReactNode;
};

/** A paragraph without the margins of its own. */
export function Words({ looks, size = 'body', colour = 'ink', display = false, style, children }: WordsProps) {
  const letters = display ? looks.display : {};
  return <Text {...looks.part(colour, { margin: 0, ...SIZES[size], ...letters, ...style })}>{children}</Text>;
}

/** A table of one cell: padding is the cell's, which every mailbox keeps, and a narrow screen changes it by the cell's class. */
export function Block({
  className,
  style,
  children,
}: {
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A part of the sheet; but for the first a line is drawn above it. */
export function Part({
  looks,
  title,
  first = false,
  children,
}: Looking & { title?: string; first?: boolean; children: ReactNode }) {
  const { className, style } = looks.part(['surface', 'rule'], {
    padding: '28px 40px',
    ...(!first && { borderTopWidth: 1, borderTopStyle: 'solid' }),
  });
  return (
    <Block className={`${className} inset`} style={style}>
      {title && (
        <Heading as="h2" {...looks.part('ink', { ...looks.display, ...SIZES.day, margin: '0 0 12px' })}>
          {title}
        </Heading>
      )}
      {children}
    </Block>
  );
}

/** Terms at the left, their values at the right. */
export function Facts({ items, looks }: Looking & { items: readonly Item[] }) {
  return (
    <Lines>
      {items.map(({ term, value, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
        <Line key={index} looks={looks} left={term} leftColour="quiet" right={value} rightNote={note} />
      ))}
    </Lines>
  );
}

/** Each line as the screen has it, and what they come to. */
export function Bills({ bills, looks }: Looking & { bills: readonly Bill[] }) {
  return bills.map(({ title, lines, total }, index) => (
    <Block
      // biome-ignore lint/suspicious/noArrayIndexKey: bills have no other identity
      key={index}
      style={{ paddingBottom: title ? 24 : 8 }}
    >
      {title && (
        <Words looks={looks} style={{ fontWeight: 600 }}>
          {title}
        </Words>
      )}
      {lines.length > 0 && (
        <Lines>
          {lines.map(({ term, value, note }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            <Line key={at} looks={looks} left={term} leftNote={note} right={value} />
          ))}
        </Lines>
      )}
      {total && (
        <Block style={{ paddingTop: 8 }}>
          <Block {...looks.part('rule', { borderTopWidth: 1, borderTopStyle: 'solid', paddingTop: 8 })}>
            <Lines>
              <Line
                looks={looks}
                left={total.term}
                leftNote={total.note}
                right={total.value}
                weight={title ? 'total' : 'whole'}
              />
            </Lines>
          </Block>
        </Block>
      )}
    </Block>
  ));
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>{children}</tbody>
    </table>
  );
}

type LineProps = Looking & {
  left: string;
  leftNote?: string | undefined;
  leftColour?: Colour;
  right: string;
  rightNote?: string | undefined;
  /** Of a sum: of a room, or of all. */
  weight?: keyof typeof SUMS;
};

const SUMS = {
  total: { fontWeight: 600 },
  whole: { fontSize: 18, lineHeight: '28px', fontWeight: 600 },
} satisfies Record<string, CSSProperties>;

function Line({ looks, left, leftNote, leftColour = 'ink', right, rightNote, weight }: LineProps) {
  const cell: CSSProperties = {
    ...SIZES.body,
    ...(weight && SUMS[weight]),
    padding: '5px 0',
    verticalAlign: 'top',
  };
  const note = (text: string | undefined) =>
    text && <div {...looks.part('quiet', { ...SIZES.small, fontWeight: 400 })}>{text}</div>;
  return (
    <tr>
      <td align="left" {...looks.part(leftColour, { ...cell, paddingRight: 16 })}>
        {left}
        {note(leftNote)}
      </td>
      <td align="right" {...looks.part('ink', { ...cell, fontVariantNumeric: 'tabular-nums' })}>
        {right}
        {note(rightNote)}
      </td>
    </tr>
  );
}
