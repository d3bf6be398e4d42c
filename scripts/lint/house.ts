type Expression = { callee: { type: string; name?: string }; arguments: unknown[] };
type Context = { report: (finding: { node: object; message: string }) => void };
type Declarator = { id: { typeAnnotation?: object | null }; init: { type: string } | null };
type Statement = { type: string; declaration?: Statement | null; declarations?: Declarator[] };

function isBareDate({ callee, arguments: given }: Expression) {
  return callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0;
}

/** `new Date()` and `Date()` read the system clock; `new Date(instant)` only converts. */
const noBareDate = {
  create(context: Context) {
    const check = (node: Expression) => {
      if (isBareDate(node)) context.report({ node, message: 'The clock is injected: use `clock.now()`.' });
    };
    return { NewExpression: check, CallExpression: check };
  },
};

/**
 * Module-level functions must be function declarations. A function may be assigned to a constant only if the constant
 * has a type annotation.
 */
const functionDeclarations = {
  create(context: Context) {
    return {
      Program(program: { body: Statement[] }) {
        for (const statement of program.body) {
          const { declarations = [] } = statement.declaration ?? statement;
          for (const node of declarations) {
            if (node.init?.type === 'ArrowFunctionExpression' && !node.id.typeAnnotation)
              context.report({ node, message: 'Use a function declaration: `function name() {}`.' });
          }
        }
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: { 'no-bare-date': noBareDate, 'function-declarations': functionDeclarations },
};
