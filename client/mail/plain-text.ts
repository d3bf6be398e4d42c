import type { Item, Letter } from './letter.ts';

export function plainText(letter: Letter): string {
  const { number, days, stay, button, arrival, price, policy, contact, foot } = letter;
  const blocks: string[][] = [
    [letter.head.name],
    [letter.title, ...letter.paragraphs, ...letter.money],
    [line(number), ...days.map(line), ...stay.map(line)],
    [button.label, button.href, button.note],
    arrival,
    [
      heading(price.title),
      ...price.bills.flatMap(({ title, lines, total }) => [title ?? '', ...lines.map(line), total ? line(total) : '']),
      ...price.paid.map(line),
    ],
    policy ? [heading(policy.title), policy.until, ...policy.tiers.map(line), policy.name] : [],
    [
      heading(contact.title),
      contact.name,
      contact.address,
      ...contact.links.map(({ label, href }) => (href.startsWith('http') ? `${label}: ${href}` : label)),
      contact.ask,
    ],
    ['--', ...foot],
  ];
  return blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

function line({ term, value, note }: Item): string {
  return `${term}: ${[value, note].filter(Boolean).join(' · ')}`;
}

function heading(text: string): string {
  return `[${text}]`;
}
