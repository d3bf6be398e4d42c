/** Lint rules of this repository for oxlint. */

type Expression = { callee: { type: string; name?: string }; arguments: unknown[] };
type Context = { report: (finding: { node: object; message: string }) => void };

const isBareDate = ({ callee, arguments: given }: Expression) =>
  callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0;

/** `new Date()` and `Date()` read the machine's clock; `new Date(instant)` only converts. */
const noBareDate = {
  create(context: Context) {
    const check = (node: Expression) => {
      if (isBareDate(node)) context.report({ node, message: 'The clock is injected: take `clock.now()`.' });
    };
    return { NewExpression: check, CallExpression: check };
  },
};

export default { meta: { name: 'injected' }, rules: { 'no-bare-date': noBareDate } };
