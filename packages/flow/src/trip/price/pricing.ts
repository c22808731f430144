export { mandatoryCosts } from '@booking/domain/pricing';
