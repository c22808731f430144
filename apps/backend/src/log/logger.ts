import type { Stage } from '@booking/config';
import pino from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { RequestEntry } from '../http/observe-requests.ts';
import { type Output, openOutput } from './output.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Logs an event: one line, followed by the places and causes of an error. It must contain no personal data and nothing that gives access to any:
 * `loggable` of an error, `loggableText` of the text of a visitor, the number of a booking and not its id.
 */
export type Log = (message: string, level?: 'info' | 'warn' | 'error') => void;

export type Logger = {
  log: Log;
  request(entry: RequestEntry): void;
  /** Writes buffered lines. */
  flush(): Promise<void>;
};

/** Formats a JSON line for people. */
const readable = prettyFactory({
  colorize: process.stdout.isTTY === true,
  translateTime: 'SYS:HH:MM:ss.l',
  ignore: 'pid,hostname,id,method,route,status,ms',
  messageFormat: '{if method}{method} {route} {status}, {ms} ms{end}{msg}',
  singleLine: true,
});

/** Creates a logger that writes one line per event to an output: readable in stage development, JSON in the others. */
export function createLogger(stage: Stage, level: LogLevel, output: Output = openOutput(1, { buffered: stage !== 'development' })): Logger {
  const write = stage === 'development' ? (line: string) => output.write(readable(line)) : output.write;
  const logger = pino({ level, base: { pid: process.pid } }, { write });
  output.onDropped((lines) => logger.warn(`${lines} lines of the log were dropped, since they could not be written`));
  return {
    log(message, kind = 'error') {
      const [line = '', ...places] = message.split('\n');
      logger[kind](places.length > 0 ? { places: places.map((place) => place.trim()) } : {}, line);
    },
    request: (entry) => logger[entry.status >= 500 ? 'error' : 'info'](entry),
    flush: output.flush,
  };
}
