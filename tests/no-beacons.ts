// The simulated browser would really send them.
navigator.sendBeacon = () => true;
