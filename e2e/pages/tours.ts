import type { TestInfo } from '@playwright/test';

/** Tours of the demo reserved for one test each: tests that run in parallel must not sell out each other's trips. */
const own = {
  lostAnswer: ['a0A7T000001BrAmUAK', 'a0A7T000001IjMeUAK'],
  doubleClick: ['a0A7T000001GhFlUAK', 'a0A7T000001MaCoUAK'],
  blockedStorage: ['a0A7T000001MeKoUAK', 'a0A7T000001PaViUAK'],
  declined: ['a0A7T000001AiAvUAK', 'a0A7T000001ViBuUAK'],
} as const;

/** The address of a tour that belongs to one test of one project. */
export const tourOf = (test: keyof typeof own, { project }: TestInfo): string => `/tours/${own[test][project.name === 'phone' ? 1 : 0]}`;
