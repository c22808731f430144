import { expiresAfter } from '../../storage/expiry.ts';
import { savedTripKey } from '../../storage/saved-trip.ts';

/**
 * An inline script of a page that the server has rendered, before its content: it marks the root element if this device has a saved trip, so that
 * the place of its row is reserved from the first paint on. Whether the trip can still be continued is decided after hydration.
 */
export const savedTripMark = `(function () {
  var root = document.documentElement;
  try {
    var trip = JSON.parse(localStorage.getItem('${savedTripKey}'));
    var isCurrent = Math.abs(Date.now() - trip.savedAt) <= ${expiresAfter};
    if (isCurrent && trip.brand === root.getAttribute('data-brand')) root.setAttribute('data-saved-trip', '');
  } catch (error) {}
})()`;
