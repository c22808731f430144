import parser from '@typescript-eslint/parser';
import hooks from 'eslint-plugin-react-hooks';

/** The rules of React, with those of its compiler, which find what a render must not do. */
export default [
  {
    ...hooks.configs.flat['recommended-latest'],
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
];
