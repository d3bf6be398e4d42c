import { Component, type ReactNode } from 'react';
import { problemOf } from '../platform/api/api.ts';
import { ProblemPage } from '../platform/page/problem-page.tsx';

type Props = { /** A change of it gives the screen another try. */ resetKey: string; children: ReactNode };

/** What a screen throws is shown in its place; header and footer stay. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // A screen's code that could not be fetched (a new version, no network) comes with a new page.
    return <ProblemPage problem={problemOf(error)} onRetry={() => location.reload()} />;
  }
}
