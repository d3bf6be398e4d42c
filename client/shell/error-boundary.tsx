import { Component, type ReactNode } from 'react';
import { problemOf } from '../platform/api/api.ts';
import { ProblemPage } from '../platform/page/problem-page.tsx';

type Props = { /** When this changes, the boundary resets. */ resetKey: string; children: ReactNode };

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
    // Usually a screen's code couldn't be loaded, because a new version has been deployed or the network is down. Only
    // a reload helps.
    return <ProblemPage problem={problemOf(error)} onRetry={() => location.reload()} />;
  }
}
