const { options } = require('./.dependency-cruiser.cjs');

/**
 * Areas depend on each other in one direction. Apart from the rules of files, because tests may use any area: seen with them, every
 * folder would reach every other.
 */
module.exports = {
  forbidden: [
    {
      name: 'server-areas-go-one-way',
      severity: 'error',
      comment: 'an area that must hear of another later gives it a port, or subscribes, in app.ts',
      scope: 'folder',
      from: { path: '^server/[^/]+$' },
      to: { circular: true, path: '^server/[^/]+$' },
    },
  ],
  options: {
    ...options,
    exclude: { path: ['^(dist|data|\\.cache)/', '\\.(test|conformance)\\.tsx?$', '^(tests|scripts)/'] },
  },
};
