import type { CSSProperties, ReactNode } from 'react';
import { Heading, Section, Text } from 'react-email';
import type { Bill, Item } from './letter.ts';
import type { MailLooks } from './mail-looks.ts';

type Looking = { looks: MailLooks };

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

/** A part of the sheet; `ruled` draws the line above it. */
export function Part({ looks, ruled = false, children }: Looking & { ruled?: boolean; children: ReactNode }) {
  const { className, style } = looks.part(['surface', 'rule'], {
    padding: '28px 40px',
    ...(ruled && { borderTopWidth: 1, borderTopStyle: 'solid' }),
  });
  return (
    <Block className={`${className} inset`} style={style}>
      {children}
    </Block>
  );
}

export function PartTitle({ looks, children }: Looking & { children: ReactNode }) {
  return (
    <Heading as="h2" {...looks.part('ink', { ...looks.display, fontSize: 20, lineHeight: '28px', margin: '0 0 12px' })}>
      {children}
    </Heading>
  );
}

/** A term at the left, its value at the right. */
export function Facts({ items, looks }: Looking & { items: readonly Item[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
          <Fact key={index} {...item} looks={looks} />
        ))}
      </tbody>
    </table>
  );
}

function Fact({ term, value, note, strong = false, looks }: Item & Looking & { strong?: boolean }) {
  const { part } = looks;
  const cell = {
    fontSize: strong ? 18 : 15,
    lineHeight: strong ? '28px' : '24px',
    padding: '5px 0',
    verticalAlign: 'top' as const,
  };
  const small = part('quiet', { fontSize: 13, lineHeight: '20px' });
  return (
    <tr>
      <td
        align="left"
        width="40%"
        {...part(strong ? 'ink' : 'quiet', { ...cell, paddingRight: 16, fontWeight: strong ? 600 : 400 })}
      >
        {term}
        {strong && note && (
          <>
            <br />
            <span {...part('quiet', { ...small.style, fontWeight: 400 })}>{note}</span>
          </>
        )}
      </td>
      <td
        align="right"
        {...part('ink', { ...cell, fontWeight: strong ? 600 : 400, fontVariantNumeric: 'tabular-nums' })}
      >
        {value}
        {!strong && note && (
          <>
            <br />
            <span {...small}>{note}</span>
          </>
        )}
      </td>
    </tr>
  );
}

/** Each line as the screen has it, and what they come to. */
export function Bills({ bills, looks }: Looking & { bills: readonly Bill[] }) {
  return bills.map(({ title, lines, total }, index) => (
    <Section
      // biome-ignore lint/suspicious/noArrayIndexKey: bills have no other identity
      key={index}
      style={{ marginBottom: 8 }}
    >
      {title && (
        <Text {...looks.part('ink', { fontSize: 15, lineHeight: '24px', fontWeight: 600, margin: '0 0 4px' })}>
          {title}
        </Text>
      )}
      {lines.length > 0 && <PriceLines lines={lines} looks={looks} />}
      {total && (
        <table
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          {...looks.part('rule', { borderTopWidth: 1, borderTopStyle: 'solid', marginTop: 8, paddingTop: 8 })}
        >
          <tbody>
            <Fact {...total} strong looks={looks} />
          </tbody>
        </table>
      )}
    </Section>
  ));
}

/** What is charged for at the left with its detail, the amount at the right. */
function PriceLines({ lines, looks }: Looking & { lines: readonly Item[] }) {
  const { part } = looks;
  const cell = { fontSize: 15, lineHeight: '24px', padding: '5px 0', verticalAlign: 'top' as const };
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {lines.map(({ term, value, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <tr key={index}>
            <td align="left" {...part('ink', { ...cell, paddingRight: 16 })}>
              {term}
              {note && (
                <>
                  <br />
                  <span {...part('quiet', { fontSize: 13, lineHeight: '20px' })}>{note}</span>
                </>
              )}
            </td>
            <td align="right" {...part('ink', { ...cell, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
