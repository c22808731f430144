// What a step costs at least: React and the router render the elements of captured screens. There are no hooks, no texts to look up and no data.
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Captured, Tree } from './tree.ts';

/** An element with the props of React, which are made before anything is measured. */
type Ready = { tag: string; props: Record<string, unknown>; children: (Ready | string)[] };

const renamed: Record<string, string> = { class: 'className', for: 'htmlFor', checked: 'defaultChecked' };
const withoutValue = new Set(['disabled', 'hidden', 'inert', 'multiple', 'open', 'readonly', 'required', 'checked']);

function toStyle(text: string): Record<string, string> {
  const pairs = text.split(';').map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}

function toProp(tag: string, name: string, value: string): [string, unknown][] {
  if (name === 'selected') return [];
  if (name === 'style') return [['style', toStyle(value)]];
  if (name === 'value' && tag === 'input') return [['defaultValue', value]];
  return [[renamed[name] ?? name, withoutValue.has(name) ? true : value]];
}

const toReady = ({ tag, attributes, children }: Tree): Ready => ({
  tag,
  props: Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => toProp(tag, name, value))),
  children: children.map((child) => (typeof child === 'string' ? child : toReady(child))),
});

const render = (one: Ready | string): ReactNode =>
  typeof one === 'string'
    ? one
    : createElement(one.tag, one.props, ...(one.tag === 'main' ? [<Outlet key="screen" />] : one.children.map(render)));

const captured = (window as unknown as { captured: Captured }).captured;
const frame = toReady(captured.frame);
const root = createRootRoute({ component: () => render(frame) });
const steps = captured.screens.map((screen, index) => {
  const content = screen.map(toReady);
  return createRoute({
    getParentRoute: () => root,
    path: `/${index}`,
    component: () => (
      <>
        <Link to={`/${index + 1}` as '.'}>Next</Link>
        {createElement('div', {}, ...content.map(render))}
      </>
    ),
  });
});
createRoot(document.getElementById('root') as HTMLElement).render(
  <RouterProvider router={createRouter({ routeTree: root.addChildren(steps) })} />,
);
