/**
 * Returns the script for GET /v1/js/, which defines `AUTHNICE.requestPay(fields)`. On a phone the page navigates to the
 * card page; on a desktop the card page opens in a frame. Styles are set through the CSSOM, because the site's
 * `style-src` forbids inline styles.
 */
export function windowScript(): string {
  return `(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;
  var required = ['clientId', 'method', 'orderId', 'amount', 'goodsName', 'returnUrl'];

  function style(element, rules) {
    Object.keys(rules).forEach(function (name) { element.style.setProperty(name, rules[name]); });
    return element;
  }

  function overlay(title, onClose) {
    var before = document.activeElement;
    var layer = style(document.createElement('div'), {
      position: 'fixed', inset: '0', 'z-index': '2147483000', background: 'rgba(10, 16, 24, .6)',
      display: 'flex', 'align-items': 'center', 'justify-content': 'center'
    });
    layer.setAttribute('role', 'dialog');
    layer.setAttribute('aria-modal', 'true');
    layer.setAttribute('aria-label', title);
    var box = style(document.createElement('div'), { position: 'relative', width: 'min(34rem, 94vw)', height: 'min(46rem, 92vh)' });
    var frame = style(document.createElement('iframe'), {
      width: '100%', height: '100%', border: '0', 'border-radius': '12px', background: '#fff'
    });
    frame.name = 'sandbox-card-window';
    frame.title = title;
    var close = style(document.createElement('button'), {
      position: 'absolute', top: '8px', right: '8px', width: '44px', height: '44px', font: '24px/1 sans-serif',
      background: 'transparent', color: '#566070', border: '0', cursor: 'pointer'
    });
    close.type = 'button';
    close.textContent = '\\u00d7';
    close.setAttribute('aria-label', 'Close');
    function shut() {
      document.removeEventListener('keydown', onKey, true);
      layer.remove();
      if (before && before.focus) before.focus();
      onClose();
    }
    function onKey(event) { if (event.key === 'Escape') { event.stopPropagation(); shut(); } }
    close.addEventListener('click', shut);
    document.addEventListener('keydown', onKey, true);
    box.append(frame, close);
    layer.append(box);
    document.body.append(layer);
    frame.focus();
    return frame.name;
  }

  function requestPay(fields) {
    var fail = typeof fields.fnError === 'function' ? fields.fnError : function () {};
    var missing = required.filter(function (name) { return fields[name] === undefined || fields[name] === ''; });
    if (missing.length) { fail({ resultCode: 'P007', errorMsg: 'missing: ' + missing.join(', ') }); return; }
    var form = document.createElement('form');
    form.method = 'post';
    form.action = origin + '/window';
    form.acceptCharset = 'utf-8';
    form.hidden = true;
    Object.keys(fields).forEach(function (name) {
      if (typeof fields[name] === 'function' || fields[name] === undefined || fields[name] === null) return;
      var input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = String(fields[name]);
      form.append(input);
    });
    document.body.append(form);
    if (!window.matchMedia('(max-width: 640px)').matches) {
      form.target = overlay('Card payment (sandbox)', function () {
        fail({ resultCode: 'I002', errorMsg: 'closed by the customer' });
      });
    }
    form.submit();
    form.remove();
  }

  window.AUTHNICE = { requestPay: requestPay };
})();
`;
}
