import type { CSSProperties, ReactNode } from 'react';
import { Heading, Text } from 'react-email';
import type { Bill, Item, Letter } from './letter.ts';
import type { Colour, MailTheme } from './mail-theme.ts';

export type MailProps = { letter: Letter; theme: MailTheme };
type Themed = Pick<MailProps, 'theme'>;

/** Font sizes in pixels, because email clients interpret other units differently. */
const SIZES = {
  figures: { fontSize: 24, lineHeight: '32px' },
  day: { fontSize: 20, lineHeight: '28px' },
  lead: { fontSize: 16, lineHeight: '26px' },
  body: { fontSize: 15, lineHeight: '24px' },
  small: { fontSize: 13, lineHeight: '20px' },
} satisfies Record<string, CSSProperties>;

type ParagraphProps = Themed & {
  size?: keyof typeof SIZES;
  colour?: Colour;
  display?: boolean;
  style?: CSSProperties;
  children: ReactNode;
};

export function Paragraph({ theme, size = 'body', colour = 'ink', display = false, style, children }: ParagraphProps) {
  const letters = display ? theme.display : {};
  return <Text {...theme.part(colour, { margin: 0, ...SIZES[size], ...letters, ...style })}>{children}</Text>;
}

/**
 * A one-cell table, because all email clients support padding in a table cell. On narrow screens, a media query
 * overrides the padding by class name.
 */
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

export function Part({
  theme,
  title,
  first = false,
  children,
}: Themed & { title?: string; first?: boolean; children: ReactNode }) {
  const { className, style } = theme.part(['surface', 'rule'], {
    padding: '28px 40px',
    ...(!first && { borderTopWidth: 1, borderTopStyle: 'solid' }),
  });
  return (
    <Block className={`${className} inset`} style={style}>
      {title && (
        <Heading as="h2" {...theme.part('ink', { ...theme.display, ...SIZES.day, margin: '0 0 12px' })}>
          {title}
        </Heading>
      )}
      {children}
    </Block>
  );
}

export function Facts({ items, theme }: Themed & { items: readonly Item[] }) {
  return (
    <Lines>
      {items.map(({ term, value, note }, index) => (
        <Line key={index} theme={theme} left={term} leftColour="quiet" right={value} rightNote={note} />
      ))}
    </Lines>
  );
}

export function Bills({ bills, theme }: Themed & { bills: readonly Bill[] }) {
  return bills.map(({ title, lines, total }, index) => (
    <Block key={index} style={{ paddingBottom: title ? 24 : 8 }}>
      {title && (
        <Paragraph theme={theme} style={{ fontWeight: 600 }}>
          {title}
        </Paragraph>
      )}
      {lines.length > 0 && (
        <Lines>
          {lines.map(({ term, value, note }, at) => (
            <Line key={at} theme={theme} left={term} leftNote={note} right={value} />
          ))}
        </Lines>
      )}
      {total && (
        <Block style={{ paddingTop: 8 }}>
          <Block {...theme.part('rule', { borderTopWidth: 1, borderTopStyle: 'solid', paddingTop: 8 })}>
            <Lines>
              <Line
                theme={theme}
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

type LineProps = Themed & {
  left: string;
  leftNote?: string | undefined;
  leftColour?: Colour;
  right: string;
  rightNote?: string | undefined;
  weight?: keyof typeof SUMS;
};

const SUMS = {
  total: { fontWeight: 600 },
  whole: { fontSize: 18, lineHeight: '28px', fontWeight: 600 },
} satisfies Record<string, CSSProperties>;

function Line({ theme, left, leftNote, leftColour = 'ink', right, rightNote, weight }: LineProps) {
  const cell: CSSProperties = {
    ...SIZES.body,
    ...(weight && SUMS[weight]),
    padding: '5px 0',
    verticalAlign: 'top',
  };
  const note = (text: string | undefined) =>
    text && <div {...theme.part('quiet', { ...SIZES.small, fontWeight: 400 })}>{text}</div>;
  return (
    <tr>
      <td align="left" {...theme.part(leftColour, { ...cell, paddingRight: 16 })}>
        {left}
        {note(leftNote)}
      </td>
      <td align="right" {...theme.part('ink', { ...cell, fontVariantNumeric: 'tabular-nums' })}>
        {right}
        {note(rightNote)}
      </td>
    </tr>
  );
}
