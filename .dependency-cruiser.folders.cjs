const { options } = require('./.dependency-cruiser.cjs');

/**
 * Checks that the dependencies between server areas go in only one direction. This is a separate configuration because
 * it excludes tests, which may import any area and would make every folder depend on every other.
 */
module.exports = {
  forbidden: [
    {
      name: 'server-areas-go-one-way',
      severity: 'error',
      comment: 'to call an area in the other direction, give it a port or subscribe to it in app.ts',
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
